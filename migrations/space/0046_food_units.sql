-- The foods whose nutrition is given per a unit. Whoever takes back that many units were made asks this of each.
CREATE INDEX food_properties_unit ON food (space_id, properties_food_unit) WHERE properties_food_unit IS NOT NULL;
