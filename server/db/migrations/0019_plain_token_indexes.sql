DROP INDEX "access_token_hash";--> statement-breakpoint
DROP INDEX "team_invitation_token";--> statement-breakpoint
CREATE INDEX "access_token_hash" ON "access_token" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "team_invitation_token" ON "team_invitation" USING btree ("token_hash");