ALTER TABLE "chatbot" ADD COLUMN "variants" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "variants" text[] DEFAULT '{}' NOT NULL;