-- The recipe that a recipe was copied from, and NULL for one that was not, as all were before.
ALTER TABLE recipe ADD COLUMN variant_of INTEGER;
CREATE INDEX recipe_variants ON recipe (space_id, variant_of) WHERE variant_of IS NOT NULL;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('recipe', 'recipe_variants', '10000 200 2');
ANALYZE sqlite_schema;
