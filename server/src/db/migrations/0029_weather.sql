CREATE TABLE "weather_alerts" (
	"id" text NOT NULL,
	"state" text NOT NULL,
	"chain" text NOT NULL,
	"event" text NOT NULL,
	"headline" text NOT NULL,
	"severity" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"zones" text[] NOT NULL,
	"rings" jsonb NOT NULL,
	CONSTRAINT "weather_alerts_state_id_pk" PRIMARY KEY("state","id")
);

--> statement-breakpoint
CREATE TABLE "weather_cells" (
	"cell" text NOT NULL,
	"time_zone" text NOT NULL,
	"elevation_m" double precision,
	"fetched_at" timestamp (3) with time zone,
	"retry_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "weather_cells_cell_time_zone_pk" PRIMARY KEY("cell","time_zone")
);

--> statement-breakpoint
CREATE TABLE "weather_days" (
	"cell" text NOT NULL,
	"time_zone" text NOT NULL,
	"day" date NOT NULL,
	"uv_index_max" double precision,
	"air_temperature_c" double precision,
	"air_temperature_max_c" double precision,
	"rain_mm" double precision,
	"wind_max_kmh" double precision,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "weather_days_cell_time_zone_day_pk" PRIMARY KEY("cell","time_zone","day")
);

--> statement-breakpoint
CREATE TABLE "weather_states" (
	"state" text PRIMARY KEY NOT NULL,
	"last_modified" text,
	"fetched_at" timestamp (3) with time zone,
	"retry_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "weather_zones" (
	"cell" text PRIMARY KEY NOT NULL,
	"zones" text[] NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL
);

