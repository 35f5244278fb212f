CREATE TABLE meal_type (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  "order" INTEGER NOT NULL,
  time TEXT,
  color TEXT,
  "default" INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX meal_type_name ON meal_type (space_id, name_key) WHERE deleted_with IS NULL;

-- `from_date` and `to_date` are civil dates, both included: a planned day is no instant and has no zone.
CREATE TABLE meal_plan (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  title TEXT NOT NULL,
  recipe INTEGER,
  servings REAL NOT NULL,
  note TEXT NOT NULL,
  from_date TEXT NOT NULL,
  to_date TEXT NOT NULL,
  meal_type INTEGER NOT NULL,
  shared TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX meal_plan_days ON meal_plan (space_id, to_date, from_date) WHERE deleted_with IS NULL;
CREATE INDEX meal_plan_recipe ON meal_plan (space_id, recipe);
CREATE INDEX meal_plan_type ON meal_plan (space_id, meal_type);
CREATE INDEX meal_plan_gone ON meal_plan (space_id, deleted_with) WHERE deleted_with IS NOT NULL;
