ALTER TABLE "account" ADD COLUMN "provisional_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proven_at" timestamp (3) with time zone;