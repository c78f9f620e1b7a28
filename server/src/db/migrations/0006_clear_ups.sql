CREATE TABLE "clear_ups" (
	"pool_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clear_ups_pool_id_id_pk" PRIMARY KEY("pool_id","id"),
	CONSTRAINT "clear_ups_ended_with_outcome" CHECK (("clear_ups"."ended_at" is null) = ("clear_ups"."outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "clear_ups" ADD CONSTRAINT "clear_ups_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clear_ups_one_open" ON "clear_ups" USING btree ("pool_id") WHERE ended_at is null;