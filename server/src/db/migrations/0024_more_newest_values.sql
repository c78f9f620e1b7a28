CREATE INDEX "readings_with_total_chlorine_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."total_chlorine_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_total_hardness_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."total_hardness_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_biguanide_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."biguanide_ppm" is not null;
