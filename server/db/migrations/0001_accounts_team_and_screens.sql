CREATE TABLE "account_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_interest" (
	"company_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_interest_company_id_plan_pk" PRIMARY KEY("company_id","plan")
);
--> statement-breakpoint
CREATE TABLE "query_pack" (
	"queries" integer PRIMARY KEY NOT NULL,
	"prices" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonial" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote" text NOT NULL,
	"author" text NOT NULL,
	"position" text NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invitation" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_invitation_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
DROP INDEX "message_product";--> statement-breakpoint
DROP INDEX "chatbot_newest";--> statement-breakpoint
DROP INDEX "chatbot_product";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "accent" text;--> statement-breakpoint
ALTER TABLE "manual" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "error_image" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "video_link" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_interest" ADD CONSTRAINT "plan_interest_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_interest" ADD CONSTRAINT "plan_interest_plan_plan_name_fk" FOREIGN KEY ("plan") REFERENCES "public"."plan"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_token_hash" ON "account_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_token_account" ON "account_token" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitation_email" ON "team_invitation" USING btree ("company_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitation_token" ON "team_invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "chatbot_customer" ON "chatbot" USING btree ("company_id","customer_email","id");--> statement-breakpoint
CREATE INDEX "chatbot_queries" ON "chatbot" USING btree ("company_id","queries_used","id","query_limit");--> statement-breakpoint
CREATE INDEX "message_asked" ON "message" USING btree ("company_id","product_id","id") WHERE "message"."sender" = 'user';--> statement-breakpoint
CREATE INDEX "message_unanswered" ON "message" USING btree ("company_id","id") WHERE "message"."answered" = false;--> statement-breakpoint
CREATE INDEX "message_answer" ON "message" USING btree ("company_id","product_id","id","answered","feedback") WHERE "message"."sender" = 'bot';--> statement-breakpoint
CREATE INDEX "manual_version_unready" ON "manual_version" USING btree ("company_id","uploaded_at") WHERE "manual_version"."status" <> 'ready';--> statement-breakpoint
CREATE INDEX "mail_company" ON "mail" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "mail_state" ON "mail" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE INDEX "product_name" ON "product" USING btree ("company_id","name","id");--> statement-breakpoint
CREATE INDEX "chatbot_newest" ON "chatbot" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chatbot_product" ON "chatbot" USING btree ("company_id","product_id","created_at","id");--> statement-breakpoint
-- Administrators are named by whoever runs the program: there is nobody to ask.
UPDATE "account" SET "email_confirmed_at" = "created_at" WHERE "role" = 'admin';
