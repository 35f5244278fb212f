-- Plans by how long they take and when they begin, so that those that touch some days are found among those that begin
-- then, or as long before as they may still last. The classes are those of worker/modules/meal-plans/plan.window.ts.
CREATE INDEX meal_plan_window ON meal_plan (space_id, (CASE
    WHEN julianday(to_date) - julianday(from_date) < 1 THEN 0
    WHEN julianday(to_date) - julianday(from_date) < 8 THEN 1
    WHEN julianday(to_date) - julianday(from_date) < 32 THEN 2
    WHEN julianday(to_date) - julianday(from_date) < 367 THEN 3
    ELSE 4 END), from_date, to_date)
  WHERE deleted_with IS NULL;
