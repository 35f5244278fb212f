-- From when on a space that is to be deleted may be; null for all others. `erase_along`: it goes with its creator's account.
ALTER TABLE space ADD COLUMN erase_at TEXT;
ALTER TABLE space ADD COLUMN erase_along INTEGER NOT NULL DEFAULT 0;
CREATE INDEX space_erase ON space (erase_at) WHERE erase_at IS NOT NULL;

-- Spaces of which the directory knows nothing any more, and whose own database and files are still being emptied.
CREATE TABLE erasure (
  space_id INTEGER PRIMARY KEY,
  shard TEXT NOT NULL,
  name TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  at TEXT NOT NULL
);
