-- Recipes by how long they take, by an amount of a property that they have themselves, and the few that are private.
CREATE INDEX recipe_time ON recipe (space_id, deleted_with, working_time + waiting_time, id, private, created_by);
CREATE INDEX recipe_private ON recipe (space_id, deleted_with, id, created_by) WHERE private = 1;
CREATE INDEX property_amount ON property (space_id, property_type, property_amount, recipe) WHERE recipe IS NOT NULL;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('recipe', 'recipe_time', '1000000 20000 20000 200 1 1 1'),
  ('recipe', 'recipe_private', '10000 200 200 1 1'),
  ('property', 'property_amount', '1000000 20000 2000 20 1');
ANALYZE sqlite_schema;
