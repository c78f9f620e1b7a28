CREATE TABLE "idempotency_keys" (
	"person_id" uuid NOT NULL,
	"key" text NOT NULL,
	"method_path" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "idempotency_keys_person_id_key_pk" PRIMARY KEY("person_id","key")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body_text" text NOT NULL,
	"body_html" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "password_resets_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"units" text,
	"plan_id" text DEFAULT 'free' NOT NULL,
	"plan_status" text DEFAULT 'active' NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_email_taken" UNIQUE("email"),
	CONSTRAINT "people_email_lower_case" CHECK ("people"."email" = lower("people"."email"))
);
--> statement-breakpoint
CREATE TABLE "plan_skips" (
	"pool_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"skipped_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_skips_pool_id_product_id_pk" PRIMARY KEY("pool_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"pool_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reading_id" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"plan" jsonb NOT NULL,
	"steps" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_because" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_pool_id_id_pk" PRIMARY KEY("pool_id","id")
);
--> statement-breakpoint
CREATE TABLE "pools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"volume_l" double precision NOT NULL,
	"volume_source" text NOT NULL,
	"surface" text,
	"sanitizer" text NOT NULL,
	"setting" text NOT NULL,
	"shape" jsonb,
	"surface_area_m2" double precision,
	"cover" text NOT NULL,
	"salt_cell" jsonb,
	"pump_flow_lpm" double precision,
	"usage" text NOT NULL,
	"place" jsonb,
	"time_zone" text NOT NULL,
	"kit" jsonb,
	"shelf" jsonb NOT NULL,
	"fill_water" jsonb,
	"target_overrides" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pools_volume_positive" CHECK ("pools"."volume_l" > 0 and "pools"."volume_l" < 'Infinity')
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "readings" (
	"pool_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"id" uuid NOT NULL,
	"method" text,
	"free_chlorine_ppm" double precision,
	"combined_chlorine_ppm" double precision,
	"bromine_ppm" double precision,
	"ph" double precision,
	"alkalinity_ppm" double precision,
	"hardness_ppm" double precision,
	"cyanuric_acid_ppm" double precision,
	"salt_ppm" double precision,
	"borate_ppm" double precision,
	"phosphate_ppb" double precision,
	"copper_ppm" double precision,
	"iron_ppm" double precision,
	"tds_ppm" double precision,
	"orp_mv" double precision,
	"temperature_c" double precision,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readings_pool_id_taken_at_id_pk" PRIMARY KEY("pool_id","taken_at","id"),
	CONSTRAINT "readings_id_in_pool" UNIQUE("pool_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "treatments" (
	"pool_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	"product_id" text NOT NULL,
	"strength_percent" double precision,
	"amount_g" double precision,
	"amount_ml" double precision,
	"amount_l" double precision,
	"fill_water" jsonb,
	"note" text,
	"plan_step" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "treatments_pool_id_id_pk" PRIMARY KEY("pool_id","id"),
	CONSTRAINT "treatments_one_amount" CHECK (("treatments"."amount_g" is not null)::int + ("treatments"."amount_ml" is not null)::int + ("treatments"."amount_l" is not null)::int = 1)
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_skips" ADD CONSTRAINT "plan_skips_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pools" ADD CONSTRAINT "pools_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."sent_at" is null and "mails"."given_up_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_one_open" ON "plans" USING btree ("pool_id") WHERE "plans"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "pools_of_person" ON "pools" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_of_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "treatments_by_time" ON "treatments" USING btree ("pool_id","done_at");