CREATE TABLE event (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  space_id INTEGER NOT NULL,
  stream TEXT NOT NULL,
  version INTEGER NOT NULL,
  type TEXT NOT NULL,
  data TEXT NOT NULL,
  meta TEXT NOT NULL,
  at TEXT NOT NULL,
  UNIQUE (space_id, stream, version)
);
CREATE INDEX event_feed ON event (space_id, seq);
CREATE INDEX event_type ON event (type, at);

CREATE TABLE command (
  space_id INTEGER NOT NULL,
  id TEXT NOT NULL,
  method TEXT NOT NULL,
  path TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT,
  location TEXT,
  at TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX command_at ON command (at);

CREATE TABLE sequence (
  space_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  value INTEGER NOT NULL,
  taken INTEGER NOT NULL,
  PRIMARY KEY (space_id, name)
) WITHOUT ROWID;

-- What reactors have done (`done`), failed at so far (`failed`), or given up (`dead`).
CREATE TABLE receipt (
  reactor TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at TEXT NOT NULL,
  outcome TEXT NOT NULL,
  error TEXT,
  PRIMARY KEY (reactor, seq)
) WITHOUT ROWID;
