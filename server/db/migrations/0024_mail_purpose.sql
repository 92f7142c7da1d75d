ALTER TABLE "mail" ADD COLUMN "purpose" text;--> statement-breakpoint
CREATE INDEX "mail_purpose" ON "mail" USING btree ("recipient","purpose","created_at") WHERE "mail"."purpose" is not null;