ALTER TABLE "readings" ADD COLUMN "salt_cell_percent" double precision;
