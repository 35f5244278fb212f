-- `shared` holds the ids of people as a JSON list: a space has few books, and they are read together.
CREATE TABLE custom_filter (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  search TEXT NOT NULL,
  shared TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;

CREATE TABLE recipe_book (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  description TEXT NOT NULL,
  shared TEXT NOT NULL,
  filter INTEGER,
  "order" INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX recipe_book_filter ON recipe_book (space_id, filter) WHERE filter IS NOT NULL;

CREATE TABLE recipe_book_entry (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  book INTEGER NOT NULL,
  recipe INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
-- A recipe stands in a book once.
CREATE UNIQUE INDEX recipe_book_entry_once ON recipe_book_entry (space_id, book, recipe) WHERE deleted_with IS NULL;
CREATE INDEX recipe_book_entry_recipe ON recipe_book_entry (space_id, recipe) WHERE deleted_with IS NULL;
CREATE INDEX recipe_book_entry_gone ON recipe_book_entry (space_id, deleted_with) WHERE deleted_with IS NOT NULL;
