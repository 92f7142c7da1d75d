ALTER TABLE "company" ADD COLUMN "versions_kept" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "version_days_kept" integer;--> statement-breakpoint
ALTER TABLE "manual_version" ADD COLUMN "removed_at" timestamp (3) with time zone;