CREATE TABLE supermarket_category (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  description TEXT,
  open_data_slug TEXT,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX supermarket_category_name ON supermarket_category (space_id, name_key) WHERE deleted_with IS NULL;

CREATE TABLE food (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  plural_name TEXT,
  plural_key TEXT,
  plural_fold TEXT,
  description TEXT NOT NULL,
  recipe INTEGER,
  url TEXT,
  properties_food_amount REAL NOT NULL,
  properties_food_unit INTEGER,
  fdc_id INTEGER,
  supermarket_category INTEGER,
  parent INTEGER,
  ignore_shopping INTEGER NOT NULL,
  substitute_siblings INTEGER NOT NULL,
  substitute_children INTEGER NOT NULL,
  inherit_fields TEXT NOT NULL,
  child_inherit_fields TEXT NOT NULL,
  open_data_slug TEXT,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX food_name ON food (space_id, name_key) WHERE deleted_with IS NULL;
CREATE INDEX food_sorted ON food (space_id, name_fold, id) WHERE deleted_with IS NULL;
CREATE INDEX food_plural ON food (space_id, plural_key) WHERE deleted_with IS NULL;
CREATE INDEX food_parent ON food (space_id, parent);
CREATE INDEX food_category ON food (space_id, supermarket_category);
CREATE INDEX food_recipe ON food (space_id, recipe);

-- Who has a food in the house; what one member of a household has, all have.
CREATE TABLE food_onhand (
  space_id INTEGER NOT NULL,
  food_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  PRIMARY KEY (space_id, food_id, user_id)
) WITHOUT ROWID;

-- Foods that may stand for each other, each pair once, the lower id first.
CREATE TABLE food_substitute (
  space_id INTEGER NOT NULL,
  low INTEGER NOT NULL,
  high INTEGER NOT NULL,
  PRIMARY KEY (space_id, low, high)
) WITHOUT ROWID;
CREATE INDEX food_substitute_high ON food_substitute (space_id, high);
