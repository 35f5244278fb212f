-- Why there was no answer, as a code beside the sentence.
ALTER TABLE webhook_delivery ADD COLUMN code TEXT;
-- Which meal it is that a way in plans.
ALTER TABLE inbound_hook ADD COLUMN meal_type INTEGER;
CREATE INDEX inbound_hook_meal ON inbound_hook (space_id, meal_type);

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
  ('inbound_hook', 'inbound_hook_meal', '1000000 20000 20 1');
ANALYZE sqlite_schema;
