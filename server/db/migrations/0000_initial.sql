CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"company_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chatbot" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"unique_id" text NOT NULL,
	"customer_email" text NOT NULL,
	"query_limit" integer NOT NULL,
	"queries_used" integer DEFAULT 0 NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chatbot_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "chatbot_link" (
	"unique_id" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_questions" (
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"high" integer DEFAULT 0 NOT NULL,
	"medium" integer DEFAULT 0 NOT NULL,
	"low" integer DEFAULT 0 NOT NULL,
	"works" integer DEFAULT 0 NOT NULL,
	"does_not_work" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_questions_company_id_product_id_day_pk" PRIMARY KEY("company_id","product_id","day")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"content" text NOT NULL,
	"question_id" uuid,
	"answer" jsonb,
	"answered" boolean,
	"confidence" real,
	"feedback" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"logo_key" text,
	"trial_ends_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_usage" (
	"company_id" uuid NOT NULL,
	"month" date NOT NULL,
	"queries_used" integer DEFAULT 0 NOT NULL,
	"tokens_used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_usage_company_id_month_pk" PRIMARY KEY("company_id","month")
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"name" text PRIMARY KEY NOT NULL,
	"prices" jsonb NOT NULL,
	"max_products" integer,
	"max_manuals" integer,
	"max_queries" integer,
	"token_limit_per_month" integer,
	"availability" text NOT NULL,
	"listed_on" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"next_billing_date" timestamp (3) with time zone,
	"recorded_by" uuid NOT NULL,
	CONSTRAINT "purchase_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer NOT NULL,
	"locked_by" text,
	"locked_until" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manual" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"title" text NOT NULL,
	"current_version_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manual_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "manual_figure" (
	"company_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"edition" smallint NOT NULL,
	"ordinal" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "manual_figure_company_id_version_id_edition_ordinal_pk" PRIMARY KEY("company_id","version_id","edition","ordinal")
);
--> statement-breakpoint
CREATE TABLE "manual_page" (
	"company_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"text_source" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "manual_page_company_id_version_id_page_pk" PRIMARY KEY("company_id","version_id","page")
);
--> statement-breakpoint
CREATE TABLE "manual_section" (
	"company_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"edition" smallint NOT NULL,
	"ordinal" integer NOT NULL,
	"level" smallint NOT NULL,
	"heading" text NOT NULL,
	"path" jsonb NOT NULL,
	"page" integer,
	"page_end" integer,
	CONSTRAINT "manual_section_company_id_version_id_edition_ordinal_pk" PRIMARY KEY("company_id","version_id","edition","ordinal")
);
--> statement-breakpoint
CREATE TABLE "manual_version" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"manual_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_key" text NOT NULL,
	"filename" text NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"error" text,
	"pages" integer,
	"paged" smallint DEFAULT 1 NOT NULL,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"unreadable_pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outline" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"edition" smallint DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp (3) with time zone,
	CONSTRAINT "manual_version_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "passage" (
	"company_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"edition" smallint NOT NULL,
	"ordinal" integer NOT NULL,
	"section" integer NOT NULL,
	"kind" text NOT NULL,
	"heading" text NOT NULL,
	"path" jsonb NOT NULL,
	"text" text NOT NULL,
	"context" text NOT NULL,
	"page" integer,
	"page_end" integer,
	"detail" jsonb NOT NULL,
	CONSTRAINT "passage_company_id_version_id_edition_ordinal_pk" PRIMARY KEY("company_id","version_id","edition","ordinal")
);
--> statement-breakpoint
CREATE TABLE "demo_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"work_email" text NOT NULL,
	"company_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"challenges" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" text NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_image" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"solution" text NOT NULL,
	"file_key" text NOT NULL,
	"picture_hash" text NOT NULL,
	"read_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "error_image_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text DEFAULT 'General' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "video_link" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"link" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_link_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatbot" ADD CONSTRAINT "chatbot_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_questions" ADD CONSTRAINT "daily_questions_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_company_id_chatbot_id_chatbot_company_id_id_fk" FOREIGN KEY ("company_id","chatbot_id") REFERENCES "public"."chatbot"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_usage" ADD CONSTRAINT "company_usage_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_plan_plan_name_fk" FOREIGN KEY ("plan") REFERENCES "public"."plan"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual" ADD CONSTRAINT "manual_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_figure" ADD CONSTRAINT "manual_figure_company_id_version_id_manual_version_company_id_id_fk" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."manual_version"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_page" ADD CONSTRAINT "manual_page_company_id_version_id_manual_version_company_id_id_fk" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."manual_version"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_section" ADD CONSTRAINT "manual_section_company_id_version_id_manual_version_company_id_id_fk" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."manual_version"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_version" ADD CONSTRAINT "manual_version_company_id_manual_id_manual_company_id_id_fk" FOREIGN KEY ("company_id","manual_id") REFERENCES "public"."manual"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage" ADD CONSTRAINT "passage_company_id_version_id_manual_version_company_id_id_fk" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."manual_version"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_image" ADD CONSTRAINT "error_image_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_link" ADD CONSTRAINT "video_link_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_company" ON "account" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chatbot_unique_id" ON "chatbot" USING btree ("company_id","unique_id");--> statement-breakpoint
CREATE INDEX "chatbot_newest" ON "chatbot" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "chatbot_product" ON "chatbot" USING btree ("company_id","product_id");--> statement-breakpoint
CREATE INDEX "message_chatbot" ON "message" USING btree ("company_id","chatbot_id","id");--> statement-breakpoint
CREATE INDEX "message_product" ON "message" USING btree ("company_id","product_id","id");--> statement-breakpoint
CREATE INDEX "message_question" ON "message" USING btree ("company_id","question_id");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("kind","run_at") WHERE "job"."state" <> 'dead';--> statement-breakpoint
CREATE INDEX "job_company" ON "job" USING btree ("company_id","kind");--> statement-breakpoint
CREATE INDEX "manual_product" ON "manual" USING btree ("company_id","product_id");--> statement-breakpoint
CREATE INDEX "manual_version_manual" ON "manual_version" USING btree ("company_id","manual_id","number");--> statement-breakpoint
CREATE INDEX "manual_version_file" ON "manual_version" USING btree ("company_id","file_key");--> statement-breakpoint
CREATE INDEX "mail_newest" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "error_image_product" ON "error_image" USING btree ("company_id","product_id");--> statement-breakpoint
CREATE INDEX "product_newest" ON "product" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "video_link_product" ON "video_link" USING btree ("company_id","product_id");