ALTER TABLE "tasks" DROP COLUMN "awaited_equipment_id";
