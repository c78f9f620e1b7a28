CREATE TABLE "task_completions" (
	"pool_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	"note" text,
	"checked" jsonb,
	"photo_ids" jsonb,
	"event" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_completions_pool_id_id_pk" PRIMARY KEY("pool_id","id")
);
--> statement-breakpoint
CREATE TABLE "task_skips" (
	"pool_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"skipped_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"event" integer NOT NULL,
	CONSTRAINT "task_skips_pool_id_id_pk" PRIMARY KEY("pool_id","id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"pool_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"notes" text,
	"equipment_id" uuid,
	"checklist" jsonb,
	"recurrence" jsonb NOT NULL,
	"catalog_slug" text,
	"event_count" integer DEFAULT 0 NOT NULL,
	"recurrence_event" integer DEFAULT 0 NOT NULL,
	"snoozed_until_on" date,
	"snooze_event" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tasks_pool_id_id_pk" PRIMARY KEY("pool_id","id")
);
--> statement-breakpoint
ALTER TABLE "task_completions" ADD CONSTRAINT "task_completions_of_task" FOREIGN KEY ("pool_id","task_id") REFERENCES "public"."tasks"("pool_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_skips" ADD CONSTRAINT "task_skips_of_task" FOREIGN KEY ("pool_id","task_id") REFERENCES "public"."tasks"("pool_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_completions_by_time" ON "task_completions" USING btree ("pool_id","done_at");--> statement-breakpoint
CREATE INDEX "task_completions_of_one" ON "task_completions" USING btree ("pool_id","task_id","done_at","event");--> statement-breakpoint
CREATE INDEX "task_skips_by_time" ON "task_skips" USING btree ("pool_id","skipped_at");--> statement-breakpoint
CREATE INDEX "task_skips_of_one" ON "task_skips" USING btree ("pool_id","task_id","skipped_at","event");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_of_catalog" ON "tasks" USING btree ("pool_id","catalog_slug") WHERE catalog_slug is not null;