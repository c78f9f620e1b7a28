ALTER TABLE "mail_links" ADD COLUMN "was_verified_in_session" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "is_verified_in_session" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "totp_factors" ADD COLUMN "used_steps" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "totp_factors" SET "used_steps" = ARRAY["last_step"];--> statement-breakpoint
ALTER TABLE "totp_factors" DROP COLUMN "last_step";