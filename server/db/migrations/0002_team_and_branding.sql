CREATE TABLE "plan_interest" (
	"company_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_interest_company_id_plan_pk" PRIMARY KEY("company_id","plan")
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
ALTER TABLE "company" ADD COLUMN "accent" text;--> statement-breakpoint
ALTER TABLE "plan_interest" ADD CONSTRAINT "plan_interest_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_interest" ADD CONSTRAINT "plan_interest_plan_plan_name_fk" FOREIGN KEY ("plan") REFERENCES "public"."plan"("name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitation_email" ON "team_invitation" USING btree ("company_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitation_token" ON "team_invitation" USING btree ("token_hash");