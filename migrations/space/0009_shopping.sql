-- A recipe on the shopping list.
CREATE TABLE shopping_list_recipe (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  recipe INTEGER,
  mealplan INTEGER,
  servings REAL NOT NULL,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX shopping_list_recipe_plan ON shopping_list_recipe (space_id, mealplan) WHERE mealplan IS NOT NULL;
CREATE INDEX shopping_list_recipe_recipe ON shopping_list_recipe (space_id, recipe) WHERE recipe IS NOT NULL;
CREATE INDEX shopping_list_recipe_gone ON shopping_list_recipe (space_id, deleted_with) WHERE deleted_with IS NOT NULL;

-- `completed_at` is set exactly where `checked` is.
CREATE TABLE shopping_list_entry (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  list_recipe INTEGER,
  food INTEGER NOT NULL,
  unit INTEGER,
  amount REAL NOT NULL,
  "order" INTEGER NOT NULL,
  checked INTEGER NOT NULL,
  ingredient INTEGER,
  created_by INTEGER NOT NULL,
  completed_at TEXT,
  delay_until TEXT,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
-- What is listed: all that is open, and what was bought lately. Years of bought things cost such a reader nothing.
CREATE INDEX shopping_list_entry_listed ON shopping_list_entry (space_id, checked, completed_at)
  WHERE deleted_with IS NULL;
CREATE INDEX shopping_list_entry_fresh ON shopping_list_entry (space_id, updated_at);
CREATE INDEX shopping_list_entry_recipe ON shopping_list_entry (space_id, list_recipe) WHERE list_recipe IS NOT NULL;
CREATE INDEX shopping_list_entry_food ON shopping_list_entry (space_id, food);
CREATE INDEX shopping_list_entry_unit ON shopping_list_entry (space_id, unit) WHERE unit IS NOT NULL;
CREATE INDEX shopping_list_entry_gone ON shopping_list_entry (space_id, deleted_with) WHERE deleted_with IS NOT NULL;
