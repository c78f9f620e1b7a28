CREATE TABLE "guide_ticks" (
	"pool_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"guide" text NOT NULL,
	"item" text NOT NULL,
	"season_on" date NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guide_ticks_pool_id_id_pk" PRIMARY KEY("pool_id","id")
);

--> statement-breakpoint
ALTER TABLE "guide_ticks" ADD CONSTRAINT "guide_ticks_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "guide_ticks_once" ON "guide_ticks" USING btree ("pool_id","guide","season_on","item");
--> statement-breakpoint
CREATE INDEX "guide_ticks_by_time" ON "guide_ticks" USING btree ("pool_id","done_at");
