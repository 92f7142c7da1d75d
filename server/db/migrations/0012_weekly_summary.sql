ALTER TABLE "account" ADD COLUMN "weekly_summary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "summarized_week" date;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
CREATE INDEX "account_weekly_summary" ON "account" USING btree ("company_id","summarized_week") WHERE "account"."weekly_summary";