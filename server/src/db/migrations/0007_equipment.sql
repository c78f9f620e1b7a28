CREATE TABLE "equipment" (
	"pool_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"variant" text,
	"name" text,
	"make" text,
	"model" text,
	"serial" text,
	"size" text,
	"installed_on" date,
	"warranty_until_on" date,
	"expected_life_years" double precision,
	"clean_pressure_kpa" double precision,
	"manual_url" text,
	"note" text,
	"rated_hours" double precision,
	"grams_per_hour" double precision,
	"minimum_flow_lpm" double precision,
	"speeds" jsonb,
	"planner" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "equipment_pool_id_id_pk" PRIMARY KEY("pool_id","id")
);
--> statement-breakpoint
CREATE TABLE "equipment_entries" (
	"pool_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"equipment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"pressure_kpa" double precision,
	"hours" double precision,
	"cost_cents" integer,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "equipment_entries_pool_id_id_pk" PRIMARY KEY("pool_id","id"),
	CONSTRAINT "equipment_entries_pressure" CHECK ("equipment_entries"."kind" <> 'pressure' or "equipment_entries"."pressure_kpa" is not null),
	CONSTRAINT "equipment_entries_hours" CHECK ("equipment_entries"."kind" <> 'hours' or "equipment_entries"."hours" is not null)
);
--> statement-breakpoint
ALTER TABLE "equipment" ADD CONSTRAINT "equipment_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "equipment_entries" ADD CONSTRAINT "equipment_entries_of_equipment" FOREIGN KEY ("pool_id","equipment_id") REFERENCES "public"."equipment"("pool_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "equipment_entries_by_time" ON "equipment_entries" USING btree ("pool_id","at");--> statement-breakpoint
CREATE INDEX "equipment_entries_of_one" ON "equipment_entries" USING btree ("pool_id","equipment_id","at");