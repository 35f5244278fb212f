-- The shop whose way the aisles of a shopping list in an embed follow.
ALTER TABLE social_embed ADD COLUMN supermarket INTEGER;
CREATE INDEX social_embed_supermarket ON social_embed (space_id, supermarket);

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('social_embed', 'social_embed_supermarket', '100000 20 1');
ANALYZE sqlite_schema;
