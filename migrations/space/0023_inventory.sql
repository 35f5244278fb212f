-- Where households keep food. Households themselves are in the directory.
CREATE TABLE inventory_location (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  is_freezer INTEGER NOT NULL,
  household INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX inventory_location_household ON inventory_location (space_id, household);

CREATE TABLE inventory_entry (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  inventory_location INTEGER NOT NULL,
  sub_location TEXT,
  code TEXT,
  food INTEGER NOT NULL,
  unit INTEGER NOT NULL,
  amount REAL NOT NULL,
  expires TEXT,
  note TEXT,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX inventory_entry_food ON inventory_entry (space_id, food);
CREATE INDEX inventory_entry_location ON inventory_entry (space_id, inventory_location);
CREATE UNIQUE INDEX inventory_entry_code ON inventory_entry (space_id, coalesce(code, printf('%X', id)))
  WHERE deleted_with IS NULL;

-- What was put in, taken out and moved, numbered as the events that did so.
CREATE TABLE inventory_log (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  entry INTEGER NOT NULL,
  booking_type TEXT NOT NULL,
  old_amount REAL NOT NULL,
  new_amount REAL NOT NULL,
  old_inventory_location INTEGER NOT NULL,
  new_inventory_location INTEGER NOT NULL,
  note TEXT,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX inventory_log_entry ON inventory_log (space_id, entry);

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('inventory_location', 'inventory_location', '1000000 20000 1'),
  ('inventory_location', 'inventory_location_household', '1000000 20000 20 1'),
  ('inventory_entry', 'inventory_entry', '1000000 20000 1'),
  ('inventory_entry', 'inventory_entry_food', '1000000 20000 20 1'),
  ('inventory_entry', 'inventory_entry_location', '1000000 20000 20 1'),
  ('inventory_entry', 'inventory_entry_code', '1000000 20000 1 1'),
  ('inventory_log', 'inventory_log', '1000000 20000 1'),
  ('inventory_log', 'inventory_log_entry', '1000000 20000 20 1');
ANALYZE sqlite_schema;
