CREATE TABLE "upkeep_reminder" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"tasks" jsonb NOT NULL,
	"next_due_on" date NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upkeep_reminder_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "upkeep_reminder" ADD CONSTRAINT "upkeep_reminder_chatbot" FOREIGN KEY ("company_id","chatbot_id") REFERENCES "public"."chatbot"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upkeep_reminder_of_chatbot" ON "upkeep_reminder" USING btree ("company_id","chatbot_id","email");--> statement-breakpoint
CREATE INDEX "upkeep_reminder_address" ON "upkeep_reminder" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "upkeep_reminder_due" ON "upkeep_reminder" USING btree ("next_due_on") WHERE "upkeep_reminder"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "upkeep_reminder_created" ON "upkeep_reminder" USING btree ("created_at");