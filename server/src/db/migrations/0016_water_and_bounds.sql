ALTER TABLE "pools" ADD COLUMN "daily_bathers" double precision;--> statement-breakpoint
ALTER TABLE "pools" ADD COLUMN "filled_on" date;--> statement-breakpoint
ALTER TABLE "readings" ADD COLUMN "bounds" jsonb;