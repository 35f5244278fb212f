-- Addresses that do one thing in the name of who made them. What opens them is sealed in `secret`.
CREATE TABLE inbound_hook (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  purpose TEXT NOT NULL,
  shopping_list INTEGER,
  enabled INTEGER NOT NULL,
  has_signing_secret INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX inbound_hook_list ON inbound_hook (space_id, shopping_list);

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('inbound_hook', 'inbound_hook', '1000000 20000 1'),
  ('inbound_hook', 'inbound_hook_list', '1000000 20000 20 1');
ANALYZE sqlite_schema;
