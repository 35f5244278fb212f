-- What storages need to be reached, what is known of the files in them, and when a folder is looked through again.
ALTER TABLE storage ADD COLUMN region TEXT;
ALTER TABLE storage ADD COLUMN bucket TEXT;

ALTER TABLE sync ADD COLUMN recursive INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sync ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sync ADD COLUMN next_check TEXT;
CREATE INDEX sync_due ON sync (next_check) WHERE active AND deleted_with IS NULL;

ALTER TABLE sync_log ADD COLUMN job INTEGER;
CREATE INDEX sync_log_job ON sync_log (space_id, job) WHERE job IS NOT NULL;

ALTER TABLE recipe_import ADD COLUMN file_etag TEXT NOT NULL DEFAULT '';
ALTER TABLE recipe_import ADD COLUMN file_size INTEGER;
-- The job that reads it, and whether it is no longer in the storage.
ALTER TABLE recipe_import ADD COLUMN read_by INTEGER;
ALTER TABLE recipe_import ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
CREATE INDEX recipe_import_path ON recipe_import (space_id, storage, file_path);
CREATE INDEX recipe_import_uid ON recipe_import (space_id, storage, file_uid) WHERE file_uid <> '';

ALTER TABLE external_file ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE external_file ADD COLUMN file_etag TEXT NOT NULL DEFAULT '';
ALTER TABLE external_file ADD COLUMN file_size INTEGER;
ALTER TABLE external_file ADD COLUMN missing INTEGER NOT NULL DEFAULT 0;
ALTER TABLE external_file ADD COLUMN link TEXT;
-- What became of the wish to delete it: asked, or the code of what went wrong.
ALTER TABLE external_file ADD COLUMN deletion TEXT;
CREATE INDEX external_file_path ON external_file (space_id, storage, file_path);
CREATE INDEX external_file_uid ON external_file (space_id, storage, file_uid) WHERE file_uid <> '';
CREATE INDEX recipe_file_path ON recipe (space_id, lower(file_path)) WHERE file_path <> '';

-- What a check sees in a folder. It follows from no event: the next check writes it anew.
CREATE TABLE listed_file (
  space_id INTEGER NOT NULL,
  sync INTEGER NOT NULL,
  path TEXT NOT NULL,
  name TEXT NOT NULL,
  uid TEXT NOT NULL,
  etag TEXT NOT NULL,
  size INTEGER,
  is_folder INTEGER NOT NULL,
  -- The check that saw it last, as its job.
  round INTEGER NOT NULL,
  -- What was made of it.
  state TEXT NOT NULL,
  -- Whether a check that saw all ended with it.
  whole INTEGER NOT NULL,
  PRIMARY KEY (space_id, sync, path)
) WITHOUT ROWID;
CREATE INDEX listed_file_state ON listed_file (space_id, sync, round, state);

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('sync', 'sync_due', '1000 2'),
  ('sync_log', 'sync_log_job', '10000 200 1'),
  ('recipe_import', 'recipe_import_path', '1000000 20000 5000 1'),
  ('recipe_import', 'recipe_import_uid', '1000000 20000 5000 1'),
  ('external_file', 'external_file_path', '1000000 20000 5000 1'),
  ('external_file', 'external_file_uid', '1000000 20000 5000 1'),
  ('recipe', 'recipe_file_path', '1000000 20000 1'),
  ('listed_file', 'listed_file', '1000000 20000 5000 1'),
  ('listed_file', 'listed_file_state', '1000000 20000 5000 5000 500 1');
ANALYZE sqlite_schema;
