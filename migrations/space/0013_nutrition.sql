CREATE TABLE unit_conversion (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  food INTEGER,
  base_amount REAL NOT NULL,
  base_unit INTEGER NOT NULL,
  converted_amount REAL NOT NULL,
  converted_unit INTEGER NOT NULL,
  open_data_slug TEXT,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
-- Whatever holds for all foods stands under food 0, so that one look-up finds a food's own and the general ones alike.
CREATE UNIQUE INDEX unit_conversion_food ON unit_conversion (space_id, coalesce(food, 0), base_unit, converted_unit)
  WHERE deleted_with IS NULL;
CREATE INDEX unit_conversion_base ON unit_conversion (space_id, base_unit);
CREATE INDEX unit_conversion_converted ON unit_conversion (space_id, converted_unit);

-- The few units that measure something, among all that are only counted.
CREATE INDEX unit_measure ON unit (space_id, base_unit) WHERE base_unit IS NOT NULL AND deleted_with IS NULL;

CREATE TABLE property_type (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  unit TEXT,
  description TEXT,
  "order" INTEGER NOT NULL,
  open_data_slug TEXT,
  fdc_id INTEGER,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX property_type_name ON property_type (space_id, name_key) WHERE deleted_with IS NULL;

-- A property belongs to a food, to a recipe, or waits for either.
CREATE TABLE property (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  food INTEGER,
  recipe INTEGER,
  position INTEGER NOT NULL DEFAULT 0,
  property_type INTEGER NOT NULL,
  property_amount REAL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX property_food ON property (space_id, food, position) WHERE food IS NOT NULL;
CREATE INDEX property_recipe ON property (space_id, recipe, position) WHERE recipe IS NOT NULL;
CREATE INDEX property_of_type ON property (space_id, property_type);
