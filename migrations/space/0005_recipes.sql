CREATE TABLE recipe (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  created_by INTEGER NOT NULL,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  description TEXT,
  image TEXT,
  source_url TEXT,
  working_time INTEGER NOT NULL,
  waiting_time INTEGER NOT NULL,
  servings INTEGER NOT NULL,
  servings_text TEXT NOT NULL,
  diameter INTEGER NOT NULL,
  diameter_text TEXT NOT NULL,
  internal INTEGER NOT NULL,
  show_ingredient_overview INTEGER NOT NULL,
  nutrition TEXT,
  file_path TEXT NOT NULL,
  private INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
-- Each holds what the access rule asks for, so that counting and sorting a whole space touches no rows.
CREATE INDEX recipe_name ON recipe (space_id, deleted_with, name_fold, id, private, created_by);
CREATE INDEX recipe_created ON recipe (space_id, deleted_with, created_at, id, private, created_by);

-- How many recipes each person has made, private and not, so that the whole list is counted without being read. Kept by
-- triggers as an index would be: whatever projection writes recipes, and whatever replays them.
CREATE TABLE recipe_tally (
  space_id INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  private INTEGER NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (space_id, created_by, private)
) WITHOUT ROWID;
CREATE TRIGGER recipe_counted AFTER INSERT ON recipe WHEN new.deleted_with IS NULL BEGIN
  INSERT INTO recipe_tally (space_id, created_by, private, n) VALUES (new.space_id, new.created_by, new.private, 1)
  ON CONFLICT (space_id, created_by, private) DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER recipe_discounted AFTER DELETE ON recipe WHEN old.deleted_with IS NULL BEGIN
  UPDATE recipe_tally SET n = n - 1
  WHERE space_id = old.space_id AND created_by = old.created_by AND private = old.private;
END;
CREATE TRIGGER recipe_recounted AFTER UPDATE OF deleted_with, private, created_by ON recipe
WHEN old.deleted_with IS NOT new.deleted_with OR old.private <> new.private OR old.created_by <> new.created_by BEGIN
  UPDATE recipe_tally SET n = n - 1
  WHERE old.deleted_with IS NULL AND space_id = old.space_id AND created_by = old.created_by AND private = old.private;
  INSERT INTO recipe_tally (space_id, created_by, private, n)
  SELECT new.space_id, new.created_by, new.private, 1 WHERE new.deleted_with IS NULL
  ON CONFLICT (space_id, created_by, private) DO UPDATE SET n = n + 1;
END;

CREATE TABLE recipe_shared (
  space_id INTEGER NOT NULL,
  recipe INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  PRIMARY KEY (space_id, recipe, user_id)
) WITHOUT ROWID;
CREATE INDEX recipe_shared_user ON recipe_shared (space_id, user_id, recipe);

CREATE TABLE recipe_keyword (
  space_id INTEGER NOT NULL,
  recipe INTEGER NOT NULL,
  keyword INTEGER NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (space_id, recipe, keyword)
) WITHOUT ROWID;
CREATE INDEX recipe_keyword_of ON recipe_keyword (space_id, keyword, recipe);

-- A step or ingredient that belongs to no recipe yet waits, unseen, for the recipe that takes it up.
CREATE TABLE step (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  recipe INTEGER,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  instruction TEXT NOT NULL,
  time INTEGER NOT NULL,
  "order" INTEGER NOT NULL,
  show_as_header INTEGER NOT NULL,
  show_ingredients_table INTEGER NOT NULL,
  file INTEGER,
  step_recipe INTEGER,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX step_recipe ON step (space_id, recipe);
CREATE INDEX step_embeds ON step (space_id, step_recipe, recipe) WHERE step_recipe IS NOT NULL;

CREATE TABLE ingredient (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  recipe INTEGER,
  step INTEGER,
  position INTEGER NOT NULL,
  food INTEGER,
  unit INTEGER,
  amount REAL NOT NULL,
  note TEXT,
  "order" INTEGER NOT NULL,
  is_header INTEGER NOT NULL,
  no_amount INTEGER NOT NULL,
  original_text TEXT,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX ingredient_step ON ingredient (space_id, step);
CREATE INDEX ingredient_recipe ON ingredient (space_id, recipe);
CREATE INDEX ingredient_food ON ingredient (space_id, food, recipe) WHERE food IS NOT NULL;
CREATE INDEX ingredient_unit ON ingredient (space_id, unit, recipe) WHERE unit IS NOT NULL;

CREATE TABLE share_link (
  space_id INTEGER NOT NULL,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  recipe INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  revoked_at TEXT,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX share_link_recipe ON share_link (space_id, recipe);

-- Tokens are made by the worker and carry their space (see search.tokens.ts). A rowid is the space, what the text is
-- (title, description, steps, food, keyword) and an id, so that a hit says all there is to know.
CREATE VIRTUAL TABLE search_text USING fts5 (
  tokens, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_-.'"
);

-- Every three letters of every word of a title, food or keyword: where a search finds nothing, the nearest word.
CREATE TABLE search_gram (
  space_id INTEGER NOT NULL,
  gram TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (space_id, gram, word)
) WITHOUT ROWID;
