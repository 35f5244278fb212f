CREATE TABLE supermarket (
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
CREATE UNIQUE INDEX supermarket_name ON supermarket (space_id, name_key) WHERE deleted_with IS NULL;

-- Where in a supermarket a category is found, counted from the door.
CREATE TABLE supermarket_category_relation (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  supermarket INTEGER NOT NULL,
  category INTEGER NOT NULL,
  "order" INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX supermarket_category_relation_pair ON supermarket_category_relation (space_id, supermarket, category)
  WHERE deleted_with IS NULL;
CREATE INDEX supermarket_category_relation_category ON supermarket_category_relation (space_id, category);
