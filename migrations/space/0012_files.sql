-- Files that people uploaded. The bytes are elsewhere, under `key`.
CREATE TABLE user_file (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  key TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX user_file_key ON user_file (space_id, key);
CREATE INDEX step_file ON step (space_id, file) WHERE file IS NOT NULL;
