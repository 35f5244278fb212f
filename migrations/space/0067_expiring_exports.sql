-- Exports whose files are still kept.
CREATE INDEX job_kept ON job (updated_at)
  WHERE kind = 'export' AND state = 'done' AND deleted_with IS NULL AND details ->> 'expired' IS NULL;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('job', 'job_kept', '1000 1');
ANALYZE sqlite_schema;
