ALTER TABLE "daily_questions" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "daily_questions" SET "failed" = "counted"."failed"
FROM (
	-- The day is that of the question, told by the milliseconds that its UUIDv7 begins with.
	SELECT "company_id", "product_id", "day", count(*)::int AS "failed"
	FROM "message",
	LATERAL (SELECT (to_timestamp(('x' || substr(replace(coalesce("question_id", "id")::text, '-', ''), 1, 12))::bit(48)::bigint / 1000.0) AT TIME ZONE 'UTC')::date AS "day") AS "asked"
	WHERE "answered" AND "feedback" = 'does-not-work' AND "remedy_of" IS NULL
	GROUP BY "company_id", "product_id", "day"
) AS "counted"
WHERE "daily_questions"."company_id" = "counted"."company_id"
	AND "daily_questions"."product_id" = "counted"."product_id"
	AND "daily_questions"."day" = "counted"."day";--> statement-breakpoint
DROP INDEX "message_failed";