CREATE TABLE "daily_contacts" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"day" date NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"helped" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_contacts_company_id_product_id_day_chatbot_id_pk" PRIMARY KEY("company_id","product_id","day","chatbot_id")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "daily_contacts" ADD CONSTRAINT "daily_contacts_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;