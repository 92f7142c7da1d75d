DROP INDEX "message_asked";--> statement-breakpoint
DROP INDEX "message_answer";--> statement-breakpoint
DROP INDEX "message_failed";--> statement-breakpoint
ALTER TABLE "chatbot" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "chatbot_deleted" ON "chatbot" USING btree ("company_id","id") WHERE "chatbot"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "message_asked" ON "message" USING btree ("company_id","product_id","id","chatbot_id") WHERE "message"."sender" = 'user';--> statement-breakpoint
CREATE INDEX "message_answer" ON "message" USING btree ("company_id","product_id","id","answered","feedback","chatbot_id") WHERE "message"."sender" = 'bot' and "message"."remedy_of" is null;--> statement-breakpoint
CREATE INDEX "message_failed" ON "message" USING btree ("company_id","product_id","id","chatbot_id") WHERE "message"."answered" and "message"."feedback" = 'does-not-work' and "message"."remedy_of" is null;