CREATE TABLE "tryout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"visitor" uuid NOT NULL,
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
	"found" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"manual" jsonb,
	"vectors_revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tryout_vector" (
	"tryout_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"model" text NOT NULL,
	"model_id" text NOT NULL,
	"windows" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "tryout_vector_tryout_id_ordinal_model_pk" PRIMARY KEY("tryout_id","ordinal","model")
);
--> statement-breakpoint
ALTER TABLE "tryout_vector" ADD CONSTRAINT "tryout_vector_tryout_id_tryout_id_fk" FOREIGN KEY ("tryout_id") REFERENCES "public"."tryout"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tryout_token" ON "tryout" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "tryout_file" ON "tryout" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "tryout_visitor" ON "tryout" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "tryout_end" ON "tryout" USING btree ("expires_at");