-- The supermarket in which a thing was ticked off, and NULL where nobody said one: from the times of such ticks the way
-- through it is learned.
ALTER TABLE shopping_list_entry ADD COLUMN supermarket INTEGER;
CREATE INDEX shopping_list_entry_bought ON shopping_list_entry (space_id, supermarket, completed_at, food, created_by)
  WHERE supermarket IS NOT NULL;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('shopping_list_entry', 'shopping_list_entry_bought', '1000000 20000 5000 2 1 1');
ANALYZE sqlite_schema;
