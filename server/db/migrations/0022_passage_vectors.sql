CREATE TABLE "passage_vector" (
	"company_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"edition" smallint NOT NULL,
	"ordinal" integer NOT NULL,
	"model" text NOT NULL,
	"model_id" text NOT NULL,
	"windows" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "passage_vector_company_id_version_id_edition_ordinal_model_pk" PRIMARY KEY("company_id","version_id","edition","ordinal","model")
);
--> statement-breakpoint
ALTER TABLE "manual_version" ADD COLUMN "vectors_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "passage_vector" ADD CONSTRAINT "passage_vector_passage" FOREIGN KEY ("company_id","version_id","edition","ordinal") REFERENCES "public"."passage"("company_id","version_id","edition","ordinal") ON DELETE cascade ON UPDATE no action;