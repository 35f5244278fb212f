-- Pages that a bookmarklet left to be read; gone once read. What passes through here is nobody's history.
CREATE TABLE bookmarklet_import (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  url TEXT,
  html TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
);
CREATE INDEX bookmarklet_import_owner ON bookmarklet_import (space_id, created_by);
