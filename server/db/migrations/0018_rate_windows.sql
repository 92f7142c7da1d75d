CREATE TABLE "rate_window" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Written by hand: no line of the log and no wait for the disk; after a crash counting begins anew.
ALTER TABLE "rate_window" SET UNLOGGED;
