-- A named list for shopping, such as one for each shop. Entries, foods and supermarkets hold the ids of theirs as JSON.
CREATE TABLE shopping_list (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  description TEXT NOT NULL,
  color TEXT,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX shopping_list_name ON shopping_list (space_id, name_key) WHERE deleted_with IS NULL;

ALTER TABLE food ADD COLUMN shopping_lists TEXT NOT NULL DEFAULT '[]';
ALTER TABLE supermarket ADD COLUMN shopping_lists TEXT NOT NULL DEFAULT '[]';
ALTER TABLE shopping_list_entry ADD COLUMN shopping_lists TEXT NOT NULL DEFAULT '[]';

-- Holds all that chooses a page of the list, so that finding and counting one reads no entry that is not on it.
DROP INDEX shopping_list_entry_listed;
CREATE INDEX shopping_list_entry_listed ON shopping_list_entry (space_id, checked, completed_at, id, created_by, list_recipe)
  WHERE deleted_with IS NULL;
