CREATE TABLE "instruction_edition" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"language" text NOT NULL,
	"valid_from" date NOT NULL,
	"serial_from" text DEFAULT '' NOT NULL,
	"serial_to" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instruction_edition_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "instruction_page" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"code" text NOT NULL,
	"model" text NOT NULL,
	"serial_from" text DEFAULT '' NOT NULL,
	"serial_to" text DEFAULT '' NOT NULL,
	"gtin" text DEFAULT '' NOT NULL,
	"paper_days" integer NOT NULL,
	"published_at" timestamp (3) with time zone,
	"promised_until" date,
	"release_asked_by" uuid,
	"release_asked_at" timestamp (3) with time zone,
	"release_reason" text DEFAULT '' NOT NULL,
	"released_at" timestamp (3) with time zone,
	"declaration_key" text,
	"declaration_name" text DEFAULT '' NOT NULL,
	"declaration_bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "instruction_page_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "paper_request" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"language" text NOT NULL,
	"serial" text DEFAULT '' NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "paper_request_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "instruction_edition" ADD CONSTRAINT "instruction_edition_page" FOREIGN KEY ("company_id","page_id") REFERENCES "public"."instruction_page"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instruction_edition" ADD CONSTRAINT "instruction_edition_version" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."manual_version"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instruction_page" ADD CONSTRAINT "instruction_page_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_request" ADD CONSTRAINT "paper_request_page" FOREIGN KEY ("company_id","page_id") REFERENCES "public"."instruction_page"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instruction_edition_of_page" ON "instruction_edition" USING btree ("company_id","page_id");--> statement-breakpoint
CREATE INDEX "instruction_edition_of_version" ON "instruction_edition" USING btree ("company_id","version_id");--> statement-breakpoint
CREATE INDEX "instruction_page_product" ON "instruction_page" USING btree ("company_id","product_id");--> statement-breakpoint
CREATE INDEX "instruction_page_code" ON "instruction_page" USING btree ("code");--> statement-breakpoint
CREATE INDEX "instruction_page_gtin" ON "instruction_page" USING btree ("gtin") WHERE "instruction_page"."gtin" <> '';--> statement-breakpoint
CREATE INDEX "paper_request_page" ON "paper_request" USING btree ("company_id","page_id","created_at");--> statement-breakpoint
CREATE INDEX "paper_request_created" ON "paper_request" USING btree ("created_at");