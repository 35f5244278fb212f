-- Work that takes longer than an answer may, and what became of each of its items.
CREATE TABLE job (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  params TEXT NOT NULL,
  details TEXT NOT NULL,
  choices TEXT NOT NULL,
  total INTEGER NOT NULL,
  done INTEGER NOT NULL,
  known INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  code TEXT,
  msg TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX job_owner ON job (space_id, created_by, id);

CREATE TABLE job_item (
  space_id INTEGER NOT NULL,
  job INTEGER NOT NULL,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  details TEXT NOT NULL,
  result TEXT,
  code TEXT,
  msg TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (space_id, job, position)
) WITHOUT ROWID;
CREATE INDEX job_item_state ON job_item (space_id, job, state, position);

-- What an imported recipe was in its file, so that the same file brings no recipe twice.
CREATE TABLE imported (
  space_id INTEGER NOT NULL,
  source TEXT NOT NULL,
  recipe INTEGER NOT NULL,
  PRIMARY KEY (space_id, source, recipe)
) WITHOUT ROWID;

ALTER TABLE import_log ADD COLUMN job INTEGER;
ALTER TABLE export_log ADD COLUMN job INTEGER;
CREATE INDEX import_log_job ON import_log (space_id, job) WHERE job IS NOT NULL;
CREATE INDEX export_log_job ON export_log (space_id, job) WHERE job IS NOT NULL;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('job', 'job_owner', '100000 100 20 1'),
  ('job_item', 'job_item_state', '5000000 5000 100 30 1'),
  ('imported', NULL, '5000000');
ANALYZE sqlite_schema;

-- Parts of files that are on their way, until they are whole.
CREATE TABLE upload (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  name TEXT NOT NULL,
  size INTEGER NOT NULL,
  key TEXT NOT NULL,
  multipart TEXT,
  parts TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
