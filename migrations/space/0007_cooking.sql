-- What was cooked, when, for how many, and how it was liked. `created_at` is the time of cooking.
CREATE TABLE cook_log (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  recipe INTEGER NOT NULL,
  recipe_version INTEGER NOT NULL,
  servings REAL,
  rating REAL,
  comment TEXT,
  created_by INTEGER,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX cook_log_recipe ON cook_log (space_id, recipe, created_at);
CREATE INDEX cook_log_author ON cook_log (space_id, created_by, recipe);
CREATE INDEX cook_log_gone ON cook_log (space_id, deleted_with) WHERE deleted_with IS NOT NULL;
