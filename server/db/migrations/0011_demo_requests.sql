ALTER TABLE "demo_request" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_request" ADD COLUMN "note" text DEFAULT '' NOT NULL;