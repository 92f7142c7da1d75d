CREATE TABLE "approved_answer" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"question" text NOT NULL,
	"digest" text NOT NULL,
	"approved_by" uuid NOT NULL,
	"approved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approved_answer_company_id_product_id_question_pk" PRIMARY KEY("company_id","product_id","question")
);
--> statement-breakpoint
CREATE TABLE "starter" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"question" text NOT NULL,
	"is_pinned" boolean NOT NULL,
	CONSTRAINT "starter_company_id_product_id_place_pk" PRIMARY KEY("company_id","product_id","place")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "first_steps_dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "approved_answer" ADD CONSTRAINT "approved_answer_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starter" ADD CONSTRAINT "starter_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;