CREATE TABLE "answer_watch" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"visit" text,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"told" uuid[] DEFAULT '{}' NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_watch_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "changed_answer" (
	"company_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"manual_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"is_certain" boolean NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "changed_answer_company_id_version_id_answer_id_pk" PRIMARY KEY("company_id","version_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "notice_recipient" (
	"company_id" uuid NOT NULL,
	"notice_id" uuid NOT NULL,
	"watch_id" uuid NOT NULL,
	"mail_id" uuid,
	CONSTRAINT "notice_recipient_company_id_notice_id_watch_id_pk" PRIMARY KEY("company_id","notice_id","watch_id")
);
--> statement-breakpoint
CREATE TABLE "product_notice" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"people" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_notice_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "version_comparison" (
	"company_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"answers" integer NOT NULL,
	"compared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "version_comparison_company_id_version_id_pk" PRIMARY KEY("company_id","version_id")
);
--> statement-breakpoint
ALTER TABLE "answer_watch" ADD CONSTRAINT "answer_watch_chatbot" FOREIGN KEY ("company_id","chatbot_id") REFERENCES "public"."chatbot"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_answer" ADD CONSTRAINT "changed_answer_version" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."manual_version"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changed_answer" ADD CONSTRAINT "changed_answer_message" FOREIGN KEY ("company_id","answer_id") REFERENCES "public"."message"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_recipient" ADD CONSTRAINT "notice_recipient_notice" FOREIGN KEY ("company_id","notice_id") REFERENCES "public"."product_notice"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_notice" ADD CONSTRAINT "product_notice_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_comparison" ADD CONSTRAINT "version_comparison_version" FOREIGN KEY ("company_id","version_id") REFERENCES "public"."manual_version"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_watch_of_chatbot" ON "answer_watch" USING btree ("company_id","chatbot_id","email");--> statement-breakpoint
CREATE INDEX "answer_watch_of_product" ON "answer_watch" USING btree ("company_id","product_id","email");--> statement-breakpoint
CREATE INDEX "answer_watch_address" ON "answer_watch" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "answer_watch_created" ON "answer_watch" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "changed_answer_of_message" ON "changed_answer" USING btree ("company_id","answer_id");--> statement-breakpoint
CREATE INDEX "changed_answer_of_product" ON "changed_answer" USING btree ("company_id","product_id","version_id");--> statement-breakpoint
CREATE INDEX "notice_recipient_waiting" ON "notice_recipient" USING btree ("company_id","notice_id","watch_id") WHERE "notice_recipient"."mail_id" is null;--> statement-breakpoint
CREATE INDEX "product_notice_of_product" ON "product_notice" USING btree ("company_id","product_id","id");