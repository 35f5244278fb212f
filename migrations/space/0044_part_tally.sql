-- How many steps and ingredients each recipe has, and those of each person together, so that lists of them are counted
-- without being read. A recipe says so itself: its row is written with its parts anyway, and the tally follows from it.
ALTER TABLE recipe ADD COLUMN step_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE recipe ADD COLUMN ingredient_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE recipe_tally ADD COLUMN steps INTEGER NOT NULL DEFAULT 0;
ALTER TABLE recipe_tally ADD COLUMN ingredients INTEGER NOT NULL DEFAULT 0;

UPDATE recipe SET
  step_count = (SELECT count(*) FROM step s WHERE s.space_id = recipe.space_id AND s.recipe = recipe.id),
  ingredient_count = (SELECT count(*) FROM ingredient i WHERE i.space_id = recipe.space_id AND i.recipe = recipe.id);
UPDATE recipe_tally SET steps = counted.steps, ingredients = counted.ingredients FROM (
  SELECT space_id, created_by, private, sum(step_count) AS steps, sum(ingredient_count) AS ingredients
  FROM recipe WHERE deleted_with IS NULL GROUP BY 1, 2, 3) counted
WHERE recipe_tally.space_id = counted.space_id AND recipe_tally.created_by = counted.created_by
  AND recipe_tally.private = counted.private;

DROP TRIGGER recipe_counted;
DROP TRIGGER recipe_discounted;
DROP TRIGGER recipe_recounted;
CREATE TRIGGER recipe_counted AFTER INSERT ON recipe WHEN new.deleted_with IS NULL BEGIN
  INSERT INTO recipe_tally (space_id, created_by, private, n, steps, ingredients)
  VALUES (new.space_id, new.created_by, new.private, 1, new.step_count, new.ingredient_count)
  ON CONFLICT (space_id, created_by, private) DO UPDATE SET
    n = n + 1, steps = steps + excluded.steps, ingredients = ingredients + excluded.ingredients;
END;
CREATE TRIGGER recipe_discounted AFTER DELETE ON recipe WHEN old.deleted_with IS NULL BEGIN
  UPDATE recipe_tally SET n = n - 1, steps = steps - old.step_count, ingredients = ingredients - old.ingredient_count
  WHERE space_id = old.space_id AND created_by = old.created_by AND private = old.private;
END;
CREATE TRIGGER recipe_recounted
AFTER UPDATE OF deleted_with, private, created_by, step_count, ingredient_count ON recipe
WHEN old.deleted_with IS NOT new.deleted_with OR old.private <> new.private OR old.created_by <> new.created_by
  OR old.step_count <> new.step_count OR old.ingredient_count <> new.ingredient_count BEGIN
  UPDATE recipe_tally SET n = n - 1, steps = steps - old.step_count, ingredients = ingredients - old.ingredient_count
  WHERE old.deleted_with IS NULL AND space_id = old.space_id AND created_by = old.created_by AND private = old.private;
  INSERT INTO recipe_tally (space_id, created_by, private, n, steps, ingredients)
  SELECT new.space_id, new.created_by, new.private, 1, new.step_count, new.ingredient_count
  WHERE new.deleted_with IS NULL
  ON CONFLICT (space_id, created_by, private) DO UPDATE SET
    n = n + 1, steps = steps + excluded.steps, ingredients = ingredients + excluded.ingredients;
END;
