CREATE TABLE "coach_photos" (
	"chat_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"jpeg" "bytea" NOT NULL,
	CONSTRAINT "coach_photos_chat_id_message_id_pk" PRIMARY KEY("chat_id","message_id")
);

--> statement-breakpoint
ALTER TABLE "coach_messages" ADD COLUMN "photo" jsonb;
--> statement-breakpoint
ALTER TABLE "coach_photos" ADD CONSTRAINT "coach_photos_chat_id_message_id_coach_messages_chat_id_id_fk" FOREIGN KEY ("chat_id","message_id") REFERENCES "public"."coach_messages"("chat_id","id") ON DELETE cascade ON UPDATE no action;
