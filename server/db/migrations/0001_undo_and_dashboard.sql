ALTER TABLE "manual" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "error_image" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "video_link" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "message_unanswered" ON "message" USING btree ("company_id","id") WHERE "message"."answered" = false;--> statement-breakpoint
CREATE INDEX "manual_version_unready" ON "manual_version" USING btree ("company_id","uploaded_at") WHERE "manual_version"."status" <> 'ready';