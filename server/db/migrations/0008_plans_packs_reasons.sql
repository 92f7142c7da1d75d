CREATE TABLE "query_purchase" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"queries" integer NOT NULL,
	"month" date NOT NULL,
	"bought_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recorded_by" uuid NOT NULL,
	CONSTRAINT "query_purchase_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "suspension_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "retired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "query_purchase" ADD CONSTRAINT "query_purchase_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "query_purchase_month" ON "query_purchase" USING btree ("company_id","month");