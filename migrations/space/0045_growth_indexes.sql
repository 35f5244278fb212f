-- Ingredients of a food or a unit in the order that lists of them stand in, so that a page is read without the others.
DROP INDEX ingredient_food;
DROP INDEX ingredient_unit;
CREATE INDEX ingredient_food ON ingredient (space_id, food, id, recipe) WHERE food IS NOT NULL;
CREATE INDEX ingredient_unit ON ingredient (space_id, unit, id, recipe) WHERE unit IS NOT NULL;
-- Recipes by their last change, and those that are (or are not) of this place.
CREATE INDEX recipe_updated ON recipe (space_id, deleted_with, updated_at, id, private, created_by);
CREATE INDEX recipe_internal ON recipe (space_id, deleted_with, internal, name_fold, id, private, created_by);

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('ingredient', 'ingredient_food', '1000000 20000 20 1 1'),
  ('ingredient', 'ingredient_unit', '1000000 20000 20 1 1'),
  ('recipe', 'recipe_updated', '1000000 20000 20000 5 1 1 1'),
  ('recipe', 'recipe_internal', '1000000 20000 20000 10000 5 1 1 1');
ANALYZE sqlite_schema;
