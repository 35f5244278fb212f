-- Addresses elsewhere that are told what happens here.
CREATE TABLE webhook (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  url TEXT NOT NULL,
  events TEXT NOT NULL,
  enabled INTEGER NOT NULL,
  has_secret INTEGER NOT NULL,
  off_reason TEXT,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;

-- Pointers to events that are to be sent, and when. No event tells of them.
CREATE TABLE webhook_waiting (
  space_id INTEGER NOT NULL,
  webhook INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  object TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  due_at TEXT NOT NULL,
  failing_since TEXT,
  PRIMARY KEY (space_id, webhook, seq)
) WITHOUT ROWID;
CREATE INDEX webhook_waiting_object ON webhook_waiting (space_id, webhook, object, seq);

-- Attempts of the last days. No event tells of each.
CREATE TABLE webhook_delivery (
  space_id INTEGER NOT NULL,
  webhook INTEGER NOT NULL,
  id INTEGER NOT NULL,
  message_id TEXT NOT NULL,
  seq INTEGER,
  type TEXT NOT NULL,
  at TEXT NOT NULL,
  ok INTEGER NOT NULL,
  status INTEGER,
  ms INTEGER NOT NULL,
  answer TEXT NOT NULL,
  hold_until TEXT,
  PRIMARY KEY (space_id, webhook, id)
) WITHOUT ROWID;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('webhook', 'webhook', '1000000 20000 1'),
  ('webhook_waiting', 'webhook_waiting', '1000000 20000 1000 1'),
  ('webhook_waiting', 'webhook_waiting_object', '1000000 20000 1000 10 1'),
  ('webhook_delivery', 'webhook_delivery', '1000000 20000 1000 1');
ANALYZE sqlite_schema;
