CREATE INDEX "plans_of_reading" ON "plans" USING btree ("pool_id","reading_id","started_at","id");
--> statement-breakpoint
CREATE INDEX "readings_with_free_chlorine_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."free_chlorine_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_combined_chlorine_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."combined_chlorine_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_bromine_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."bromine_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_ph" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."ph" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_alkalinity_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."alkalinity_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_hardness_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."hardness_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_cyanuric_acid_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."cyanuric_acid_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_salt_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."salt_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_borate_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."borate_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_phosphate_ppb" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."phosphate_ppb" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_copper_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."copper_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_iron_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."iron_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_tds_ppm" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."tds_ppm" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_orp_mv" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."orp_mv" is not null;
--> statement-breakpoint
CREATE INDEX "readings_with_temperature_c" ON "readings" USING btree ("pool_id","taken_at","id") WHERE "readings"."temperature_c" is not null;
--> statement-breakpoint
CREATE INDEX "treatments_of_water" ON "treatments" USING btree ("pool_id","done_at","amount_l") WHERE "treatments"."product_id" = 'fill-water';
