-- Rows as they were before and after events that change more than their own, so that those can be taken back.
CREATE TABLE row_copy (
  space_id INTEGER NOT NULL,
  stream TEXT NOT NULL,
  version INTEGER NOT NULL,
  "of" TEXT NOT NULL,
  key TEXT NOT NULL,
  before TEXT,
  after TEXT,
  PRIMARY KEY (space_id, stream, version, "of", key)
) WITHOUT ROWID;

-- What was merged into what.
CREATE TABLE merged (
  space_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  "into" INTEGER NOT NULL,
  PRIMARY KEY (space_id, kind, id)
) WITHOUT ROWID;
