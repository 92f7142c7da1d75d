DROP INDEX "message_product";--> statement-breakpoint
DROP INDEX "chatbot_newest";--> statement-breakpoint
DROP INDEX "chatbot_product";--> statement-breakpoint
CREATE INDEX "chatbot_customer" ON "chatbot" USING btree ("company_id","customer_email","id");--> statement-breakpoint
CREATE INDEX "chatbot_queries" ON "chatbot" USING btree ("company_id","queries_used","id","query_limit");--> statement-breakpoint
CREATE INDEX "message_asked" ON "message" USING btree ("company_id","product_id","id") WHERE "message"."sender" = 'user';--> statement-breakpoint
CREATE INDEX "message_answer" ON "message" USING btree ("company_id","product_id","id","answered","feedback") WHERE "message"."sender" = 'bot';--> statement-breakpoint
CREATE INDEX "mail_company" ON "mail" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "mail_state" ON "mail" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE INDEX "product_name" ON "product" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "chatbot_newest" ON "chatbot" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chatbot_product" ON "chatbot" USING btree ("company_id","product_id","created_at","id");