-- The day on which food was frozen, and NULL where nobody said one.
ALTER TABLE inventory_entry ADD COLUMN frozen_on TEXT;
