-- Which recipe somebody looked at last, and when; the newest look at a recipe replaces the one before. No event: nobody
-- will ever ask who changed it.
CREATE TABLE view_log (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  recipe INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX view_log_own ON view_log (space_id, created_by, recipe);
CREATE INDEX view_log_recent ON view_log (space_id, created_by, created_at, recipe);
