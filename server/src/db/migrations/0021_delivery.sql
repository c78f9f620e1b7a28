CREATE TABLE "erased_trials" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"kept_until" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "calendar_feeds" ALTER COLUMN "secret_hash" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "ended_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "mails" SET "priority" = 10 WHERE "person_id" IS NOT NULL AND "unsubscribe_url" IS NULL AND "sent_at" IS NULL AND "given_up_at" IS NULL;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "ended_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "address_hash" text;
--> statement-breakpoint
CREATE INDEX "erased_trials_by_end" ON "erased_trials" USING btree ("kept_until");
