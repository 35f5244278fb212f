-- Items that tell of a row, for when it is purged.
CREATE INDEX job_item_about ON job_item (space_id, coalesce('recipe:' || (details ->> 'recipe'), result))
  WHERE coalesce('recipe:' || (details ->> 'recipe'), result) IS NOT NULL;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('job_item', 'job_item', '5000000 5000 100 1'),
  ('job_item', 'job_item_about', '4000000 4000 2');
ANALYZE sqlite_schema;
