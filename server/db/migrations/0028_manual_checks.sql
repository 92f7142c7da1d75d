CREATE TABLE "manual_check" (
	"company_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"rules" integer NOT NULL,
	"totals" jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "manual_check_company_id_version_id_pk" PRIMARY KEY("company_id","version_id")
);
--> statement-breakpoint
CREATE TABLE "manual_finding" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"key" text NOT NULL,
	"place" integer NOT NULL,
	"content" jsonb NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	CONSTRAINT "manual_finding_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "manual_check" ADD CONSTRAINT "manual_check_version" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."manual_version"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_finding" ADD CONSTRAINT "manual_finding_check" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."manual_check"("company_id","version_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "manual_finding_key" ON "manual_finding" USING btree ("company_id","version_id","key");--> statement-breakpoint
CREATE INDEX "manual_finding_place" ON "manual_finding" USING btree ("company_id","version_id","place");