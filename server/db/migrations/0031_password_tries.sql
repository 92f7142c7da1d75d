CREATE TABLE "password_try" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"signed_in_at" timestamp (3) with time zone
);
