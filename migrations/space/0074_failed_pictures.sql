-- Why the picture that was last wished for did not come.
ALTER TABLE recipe ADD COLUMN image_failure TEXT;
CREATE INDEX recipe_image_failure ON recipe (space_id, id) WHERE image_failure IS NOT NULL;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('recipe', 'recipe_image_failure', '1000 10 1');
ANALYZE sqlite_schema;
