CREATE TABLE "provider_person" (
	"company_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_person_company_id_subject_pk" PRIMARY KEY("company_id","subject")
);
--> statement-breakpoint
ALTER TABLE "company_sign_in" ADD COLUMN "is_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_person" ADD CONSTRAINT "provider_person_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_person" ADD CONSTRAINT "provider_person_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_person_account" ON "provider_person" USING btree ("company_id","account_id");