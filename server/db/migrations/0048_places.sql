CREATE TABLE "place" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"manual_id" uuid NOT NULL,
	"heading" text NOT NULL,
	"path" text[] NOT NULL,
	"variant" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "place_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "visit" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "place_id" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "serial" text;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "place_code" ON "place" USING btree ("company_id","product_id","code");--> statement-breakpoint
CREATE INDEX "message_place" ON "message" USING btree ("company_id","product_id","place_id") WHERE "message"."place_id" is not null;