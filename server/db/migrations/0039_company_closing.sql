CREATE TABLE "closed_company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"closed_by" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"erases_at" timestamp (3) with time zone NOT NULL,
	"erasing_since" timestamp (3) with time zone,
	"holdings" jsonb,
	"rows_erased" bigint DEFAULT 0 NOT NULL,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "closed_company_newest" ON "closed_company" USING btree ("closed_at","id");--> statement-breakpoint
CREATE INDEX "company_closed" ON "company" USING btree ("id") WHERE "company"."closed_at" is not null;