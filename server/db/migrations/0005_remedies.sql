DROP INDEX "message_answer";--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "remedy_of" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "message_remedy" ON "message" USING btree ("company_id","remedy_of") WHERE "message"."remedy_of" is not null;--> statement-breakpoint
CREATE INDEX "message_answer" ON "message" USING btree ("company_id","product_id","id","answered","feedback") WHERE "message"."sender" = 'bot' and "message"."remedy_of" is null;