-- Open data as a space edits it: foods, units and the like in one version per language, named by slugs. `edition` is the
-- version that a row belongs to, as `version` is that of its stream.
CREATE TABLE open_data_version (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  code TEXT NOT NULL,
  comment TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;

CREATE TABLE open_data_unit (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  edition INTEGER NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  comment TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  plural_name TEXT NOT NULL,
  base_unit TEXT NOT NULL,
  type TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX open_data_unit_slug ON open_data_unit (space_id, slug);

CREATE TABLE open_data_category (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  edition INTEGER NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  comment TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  description TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX open_data_category_slug ON open_data_category (space_id, slug);

CREATE TABLE open_data_property (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  edition INTEGER NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  comment TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  unit TEXT NOT NULL,
  fdc_id INTEGER,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX open_data_property_slug ON open_data_property (space_id, slug);

CREATE TABLE open_data_food (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  edition INTEGER NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  comment TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  plural_name TEXT NOT NULL,
  plural_fold TEXT NOT NULL,
  store_category INTEGER NOT NULL,
  preferred_unit_metric INTEGER,
  preferred_shopping_unit_metric INTEGER,
  preferred_unit_imperial INTEGER,
  preferred_shopping_unit_imperial INTEGER,
  properties TEXT NOT NULL,
  properties_food_amount REAL NOT NULL,
  properties_food_unit INTEGER NOT NULL,
  properties_source TEXT NOT NULL,
  fdc_id INTEGER,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX open_data_food_slug ON open_data_food (space_id, slug);

-- `category_to_store`: the categories of a store in the order one walks past them.
CREATE TABLE open_data_store (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  edition INTEGER NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  comment TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  category_to_store TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX open_data_store_slug ON open_data_store (space_id, slug);

CREATE TABLE open_data_conversion (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  edition INTEGER NOT NULL,
  slug TEXT NOT NULL,
  comment TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  food INTEGER NOT NULL,
  base_amount REAL NOT NULL,
  base_unit INTEGER NOT NULL,
  converted_amount REAL NOT NULL,
  converted_unit INTEGER NOT NULL,
  source TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX open_data_conversion_slug ON open_data_conversion (space_id, slug);
