CREATE TABLE member (
  space_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  username TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  display_name TEXT NOT NULL,
  is_staff INTEGER NOT NULL,
  is_superuser INTEGER NOT NULL,
  is_active INTEGER NOT NULL,
  gone INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (space_id, user_id)
) WITHOUT ROWID;

CREATE TABLE unit (
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
  description TEXT,
  base_unit TEXT,
  open_data_slug TEXT,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX unit_name ON unit (space_id, name_key) WHERE deleted_with IS NULL;
CREATE INDEX unit_plural ON unit (space_id, plural_key) WHERE deleted_with IS NULL;

CREATE TABLE keyword (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  description TEXT NOT NULL,
  parent INTEGER,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX keyword_name ON keyword (space_id, name_key) WHERE deleted_with IS NULL;
CREATE INDEX keyword_sorted ON keyword (space_id, name_fold, id) WHERE deleted_with IS NULL;
CREATE INDEX keyword_parent ON keyword (space_id, parent);
