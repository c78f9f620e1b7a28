CREATE TABLE "coach_confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_spending" (
	"day_on" date PRIMARY KEY NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_usage" (
	"person_id" uuid NOT NULL,
	"month_on" date NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "coach_usage_person_id_month_on_pk" PRIMARY KEY("person_id","month_on")
);
--> statement-breakpoint
ALTER TABLE "coach_messages" ADD COLUMN "proposals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_confirmations" ADD CONSTRAINT "coach_confirmations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_usage" ADD CONSTRAINT "coach_usage_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coach_confirmations_by_person" ON "coach_confirmations" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "coach_confirmations_ended" ON "coach_confirmations" USING btree ("expires_at");