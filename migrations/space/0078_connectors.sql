-- Lists in other services that are kept equal to the shopping list.
ALTER TABLE connector_config ADD COLUMN username TEXT;
ALTER TABLE connector_config ADD COLUMN list TEXT;
ALTER TABLE connector_config ADD COLUMN two_way INTEGER NOT NULL DEFAULT 0;
ALTER TABLE connector_config ADD COLUMN shopping_list INTEGER;
ALTER TABLE connector_config ADD COLUMN state TEXT NOT NULL DEFAULT 'ok';
ALTER TABLE connector_config ADD COLUMN state_message TEXT;
ALTER TABLE connector_config ADD COLUMN gone_answer TEXT;

-- Entries and the items that stand for them: what both last agreed about, and what is on its way.
CREATE TABLE connector_link (
  space_id INTEGER NOT NULL,
  connector INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  key TEXT NOT NULL,
  remote TEXT,
  version TEXT,
  ours TEXT NOT NULL,
  theirs TEXT,
  sent TEXT,
  removing INTEGER NOT NULL,
  missing INTEGER NOT NULL,
  fault TEXT,
  at TEXT NOT NULL,
  PRIMARY KEY (space_id, connector, entry)
) WITHOUT ROWID;

-- How far a connector has come, beside the log: without a row it lists everything again.
CREATE TABLE connector_round (
  space_id INTEGER NOT NULL,
  connector INTEGER NOT NULL,
  target TEXT NOT NULL,
  phase TEXT NOT NULL,
  cursor TEXT,
  synced_at TEXT,
  PRIMARY KEY (space_id, connector)
) WITHOUT ROWID;

-- The last requests to a service and their answers, without secrets.
CREATE TABLE connector_exchange (
  space_id INTEGER NOT NULL,
  connector INTEGER NOT NULL,
  at TEXT NOT NULL,
  number INTEGER NOT NULL,
  method TEXT NOT NULL,
  url TEXT NOT NULL,
  status INTEGER,
  ms INTEGER NOT NULL,
  sent TEXT NOT NULL,
  answered TEXT NOT NULL,
  PRIMARY KEY (space_id, connector, at, number)
) WITHOUT ROWID;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('connector_link', 'connector_link', '100000 2000 50 1'),
  ('connector_round', 'connector_round', '2000 2 1'),
  ('connector_exchange', 'connector_exchange', '200000 400 200 4 1');
ANALYZE sqlite_schema;
