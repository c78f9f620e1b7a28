ALTER TABLE "readings" ADD COLUMN "total_chlorine_ppm" double precision;
--> statement-breakpoint
ALTER TABLE "readings" ADD COLUMN "total_hardness_ppm" double precision;
--> statement-breakpoint
ALTER TABLE "readings" ADD COLUMN "biguanide_ppm" double precision;
