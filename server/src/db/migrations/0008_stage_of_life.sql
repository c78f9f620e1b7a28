ALTER TABLE "pools" ADD COLUMN "surface_new_since_on" date;--> statement-breakpoint
ALTER TABLE "pools" ADD COLUMN "start_up" text;--> statement-breakpoint
ALTER TABLE "pools" ADD COLUMN "secondary_sanitizer" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "pools" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;