CREATE TABLE "company_answer_times" (
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"step" smallint NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "company_answer_times_company_id_day_step_pk" PRIMARY KEY("company_id","day","step")
);
--> statement-breakpoint
CREATE TABLE "product_answer_times" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"step" smallint NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "product_answer_times_company_id_product_id_day_step_pk" PRIMARY KEY("company_id","product_id","day","step")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "answer_ms" integer;--> statement-breakpoint
ALTER TABLE "company_answer_times" ADD CONSTRAINT "company_answer_times_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_answer_times" ADD CONSTRAINT "product_answer_times_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;