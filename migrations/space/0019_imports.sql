-- What a space has learned about reading ingredient lines.
CREATE TABLE import_correction (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  kind TEXT NOT NULL,
  said TEXT NOT NULL,
  said_key TEXT NOT NULL,
  meant TEXT NOT NULL,
  meant_key TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX import_correction_said ON import_correction (space_id, kind, said_key);

-- Lists of addresses that are being imported, and what became of each address.
CREATE TABLE import_batch (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX import_batch_owner ON import_batch (space_id, created_by, id);

CREATE TABLE import_item (
  space_id INTEGER NOT NULL,
  batch INTEGER NOT NULL,
  position INTEGER NOT NULL,
  url TEXT NOT NULL,
  state TEXT NOT NULL,
  recipe INTEGER,
  name TEXT,
  code TEXT,
  msg TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (space_id, batch, position)
) WITHOUT ROWID;
