-- An import looks for recipes that are from the same page already.
CREATE INDEX recipe_source ON recipe (space_id, source_url) WHERE source_url <> '';
INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('recipe', 'recipe_source', '1000000 20000 20');
ANALYZE sqlite_schema;
