CREATE TABLE "remarks" (
	"pool_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"text" text,
	"rain_mm" double precision,
	"bathers" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remarks_pool_id_id_pk" PRIMARY KEY("pool_id","id"),
	CONSTRAINT "remarks_not_empty" CHECK (num_nonnulls("remarks"."text", "remarks"."rain_mm", "remarks"."bathers") > 0)
);

--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "remarks_by_time" ON "remarks" USING btree ("pool_id","at");
