-- Books and plans of a file name its recipes as the file does.
CREATE INDEX job_item_ref ON job_item (space_id, job, details ->> '$.ref') WHERE details ->> '$.ref' IS NOT NULL;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('job_item', 'job_item_ref', '5000000 5000 100 1');
ANALYZE sqlite_schema;
