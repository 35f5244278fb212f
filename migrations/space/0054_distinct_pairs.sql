-- Things whose names look like one thing, and which are two, as somebody said.
CREATE TABLE distinct_pair (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  kind TEXT NOT NULL,
  low INTEGER NOT NULL,
  high INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX distinct_pair_ids ON distinct_pair (space_id, kind, low, high);

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('distinct_pair', 'distinct_pair', '1000000 20000 1'),
  ('distinct_pair', 'distinct_pair_ids', '1000000 20000 5000 10 1');
ANALYZE sqlite_schema;
