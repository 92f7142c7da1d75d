CREATE TABLE "refused_address" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"refused_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unwanted_invitation" (
	"company_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unwanted_invitation_company_id_address_hash_pk" PRIMARY KEY("company_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "is_refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "unwanted_invitation" ADD CONSTRAINT "unwanted_invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;