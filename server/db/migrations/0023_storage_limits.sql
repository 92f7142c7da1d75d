ALTER TABLE "plan" ADD COLUMN "max_storage_mb" integer;--> statement-breakpoint
ALTER TABLE "error_image" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "plan" SET "max_storage_mb" = CASE "name" WHEN 'Free' THEN 200 WHEN 'Basic' THEN 1024 WHEN 'Pro' THEN 2048 WHEN 'Standard' THEN 5120 WHEN 'Enterprise' THEN 102400 END;
