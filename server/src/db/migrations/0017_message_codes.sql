-- The codes of a plan's sentences were called "said"; a saved plan keeps them under their new name.
UPDATE "plans" SET "plan" = replace("plan"::text, '"said":', '"messages":')::jsonb WHERE "plan"::text LIKE '%"said":%';
