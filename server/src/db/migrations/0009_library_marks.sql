CREATE TABLE "library_marks" (
	"person_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"is_bookmarked" boolean DEFAULT false NOT NULL,
	"progress_percent" integer DEFAULT 0 NOT NULL,
	"is_helpful" boolean,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "library_marks_person_id_slug_pk" PRIMARY KEY("person_id","slug"),
	CONSTRAINT "library_marks_progress" CHECK ("library_marks"."progress_percent" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "library_marks" ADD CONSTRAINT "library_marks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;