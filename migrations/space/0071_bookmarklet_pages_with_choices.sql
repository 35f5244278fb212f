-- A page with several recipes stays for a day after it was first read, so that each of them can be chosen.
ALTER TABLE bookmarklet_import ADD COLUMN read_at TEXT;
CREATE INDEX bookmarklet_import_read ON bookmarklet_import (read_at) WHERE read_at IS NOT NULL;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('bookmarklet_import', 'bookmarklet_import_read', '1000 2');
ANALYZE sqlite_schema;
