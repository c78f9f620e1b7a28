ALTER TABLE "readings" ADD COLUMN "doubtful" jsonb;
--> statement-breakpoint
ALTER TABLE "readings" ADD COLUMN "confirmed" jsonb;
