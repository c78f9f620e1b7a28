CREATE TABLE "photo_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pool_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "photos" (
	"pool_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"caption" text,
	"tags" text[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"fingerprint" text,
	"reading_id" uuid,
	"completion_id" uuid,
	"equipment_id" uuid,
	"file_key" text NOT NULL,
	"formats" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_pool_id_id_pk" PRIMARY KEY("pool_id","id"),
	CONSTRAINT "photos_id" UNIQUE("id"),
	CONSTRAINT "photos_file_key" UNIQUE("file_key"),
	CONSTRAINT "photos_formats" CHECK ('jpeg' = any("photos"."formats"))
);

--> statement-breakpoint
ALTER TABLE "photo_links" ADD CONSTRAINT "photo_links_of_photo" FOREIGN KEY ("pool_id","photo_id") REFERENCES "public"."photos"("pool_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_of_reading" FOREIGN KEY ("pool_id","reading_id") REFERENCES "public"."readings"("pool_id","id") ON DELETE set null ("reading_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_of_completion" FOREIGN KEY ("pool_id","completion_id") REFERENCES "public"."task_completions"("pool_id","id") ON DELETE set null ("completion_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_of_equipment" FOREIGN KEY ("pool_id","equipment_id") REFERENCES "public"."equipment"("pool_id","id") ON DELETE set null ("equipment_id") ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "photo_links_of_one" ON "photo_links" USING btree ("pool_id","photo_id","created_at");
--> statement-breakpoint
CREATE INDEX "photos_by_time" ON "photos" USING btree ("pool_id","taken_at","id");
--> statement-breakpoint
CREATE INDEX "photos_by_fingerprint" ON "photos" USING btree ("pool_id","fingerprint") WHERE fingerprint is not null;
--> statement-breakpoint
CREATE INDEX "photos_by_reading" ON "photos" USING btree ("pool_id","reading_id") WHERE reading_id is not null;
--> statement-breakpoint
CREATE INDEX "photos_by_completion" ON "photos" USING btree ("pool_id","completion_id") WHERE completion_id is not null;
--> statement-breakpoint
CREATE INDEX "photos_by_equipment" ON "photos" USING btree ("pool_id","equipment_id") WHERE equipment_id is not null;
--> statement-breakpoint
-- Written by hand, as for every table with a column "file_key" (0027).
CREATE TRIGGER doom_files AFTER DELETE OR UPDATE OF file_key ON "photos" FOR EACH ROW WHEN (OLD.file_key IS NOT NULL) EXECUTE FUNCTION doom_files('photos');
