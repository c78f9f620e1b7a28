ALTER TABLE "tasks" ADD COLUMN "awaited_equipment_id" uuid;--> statement-breakpoint
UPDATE "tasks" SET "awaited_equipment_id" = "equipment_id", "equipment_id" = NULL WHERE "equipment_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "equipment" WHERE "equipment"."pool_id" = "tasks"."pool_id" AND "equipment"."id" = "tasks"."equipment_id");--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_of_equipment" FOREIGN KEY ("pool_id","equipment_id") REFERENCES "public"."equipment"("pool_id","id") ON DELETE set null ("equipment_id") ON UPDATE no action;
