-- Databases made on the way here differ: recipes with a column of properties, no tally of recipes, an index of words
-- without their places, indexes that came later. From here on all are alike. SQLite cannot ask whether a column is there, so
-- what may differ is made anew from what all have.
CREATE TABLE recipe_alike (
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
INSERT INTO recipe_alike SELECT space_id, id, version, created_at, updated_at, deleted_with, created_by, name, name_fold,
  description, image, source_url, working_time, waiting_time, servings, servings_text, diameter, diameter_text, internal,
  show_ingredient_overview, nutrition, file_path, private FROM recipe;
DROP TABLE recipe;
ALTER TABLE recipe_alike RENAME TO recipe;
CREATE INDEX recipe_name ON recipe (space_id, deleted_with, name_fold, id, private, created_by);
CREATE INDEX recipe_created ON recipe (space_id, deleted_with, created_at, id, private, created_by);
CREATE INDEX recipe_source ON recipe (space_id, source_url) WHERE source_url <> '';

DROP TABLE IF EXISTS recipe_tally;
CREATE TABLE recipe_tally (
  space_id INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  private INTEGER NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (space_id, created_by, private)
) WITHOUT ROWID;
INSERT INTO recipe_tally (space_id, created_by, private, n)
SELECT space_id, created_by, private, count(*) FROM recipe WHERE deleted_with IS NULL GROUP BY 1, 2, 3;
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

-- What an index of texts holds can be read through its words. Where it kept no places, the words are there in any order
-- until the space is replayed.
CREATE VIRTUAL TABLE search_word USING fts5vocab (search_text, instance);
CREATE TABLE search_alike (id INTEGER PRIMARY KEY, tokens TEXT NOT NULL);
INSERT INTO search_alike SELECT doc, group_concat(term, ' ' ORDER BY "offset") FROM search_word GROUP BY doc;
DROP TABLE search_word;
DROP TABLE search_text;
CREATE VIRTUAL TABLE search_text USING fts5 (
  tokens, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_-.'"
);
INSERT INTO search_text (rowid, tokens) SELECT id, tokens FROM search_alike;
DROP TABLE search_alike;

CREATE TABLE share_link_alike (
  space_id INTEGER NOT NULL,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  recipe INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  revoked_at TEXT,
  reports INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
-- `reports` is the link's own where it has that column; where not, the name means the nought outside.
INSERT INTO share_link_alike SELECT l.space_id, l.id, l.version, l.created_at, l.recipe, l.created_by, l.revoked_at,
  (SELECT reports FROM share_link own WHERE own.space_id = l.space_id AND own.id = l.id)
FROM (SELECT 0 AS reports) CROSS JOIN share_link l;
DROP TABLE share_link;
ALTER TABLE share_link_alike RENAME TO share_link;
CREATE INDEX share_link_recipe ON share_link (space_id, recipe);
CREATE TABLE IF NOT EXISTS share_link_use (
  space_id INTEGER NOT NULL,
  id TEXT NOT NULL,
  uses INTEGER NOT NULL,
  last_at TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS ingredient_step ON ingredient (space_id, step);
CREATE INDEX IF NOT EXISTS keyword_sorted ON keyword (space_id, name_fold, id) WHERE deleted_with IS NULL;
CREATE INDEX IF NOT EXISTS food_sorted ON food (space_id, name_fold, id) WHERE deleted_with IS NULL;

-- What the planner believes, where a table or an index came after 0020 was applied: as 0020 and 0022 would have it.
INSERT INTO sqlite_stat1 (tbl, idx, stat)
SELECT t.name, iif(i.origin = 'pk' AND t.wr, t.name, i.name),
  '1000000 20000' || CASE (SELECT count(*) FROM pragma_index_info(i.name))
    WHEN 1 THEN ''
    WHEN 2 THEN iif(i."unique", ' 1', ' 20')
    WHEN 3 THEN iif(i."unique", ' 20 1', ' 20 5')
    WHEN 4 THEN ' 20 5 2'
    WHEN 5 THEN ' 20 5 2 1'
    ELSE ' 20 5 2 1 1' END
FROM pragma_table_list t JOIN pragma_index_list(t.name) i
WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE '\_cf%' ESCAPE '\'
  AND NOT EXISTS (SELECT 1 FROM sqlite_stat1 s
    WHERE s.tbl = t.name AND s.idx = iif(i.origin = 'pk' AND t.wr, t.name, i.name));
UPDATE sqlite_stat1 SET stat = '1000000 20000' || substr(stat, length('1000000 1000') + 1)
WHERE stat = '1000000 1000' OR stat LIKE '1000000 1000 %';
UPDATE sqlite_stat1 SET stat = '1000000 20000 20000 5 1 1 1' WHERE idx IN ('recipe_name', 'recipe_created');
UPDATE sqlite_stat1 SET stat = '1000000 20000 20' WHERE idx = 'recipe_source';
ANALYZE sqlite_schema;

-- Spaces whose read models are to be compared with their log: what older code wrote is not what today's would.
CREATE TABLE replay_due (space_id INTEGER PRIMARY KEY);
INSERT INTO replay_due (space_id) SELECT DISTINCT space_id FROM event;
