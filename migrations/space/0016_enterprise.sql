-- Recipes of a space shown within another site. Whoever has the `uuid` of one sees what its type and keywords allow.
CREATE TABLE social_embed (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  uuid TEXT NOT NULL,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  type TEXT NOT NULL,
  keywords TEXT NOT NULL,
  alignment TEXT NOT NULL,
  background_color TEXT,
  accent_color TEXT,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX social_embed_uuid ON social_embed (space_id, uuid);

-- How often share links were opened. It is no event: nobody asks who looked.
CREATE TABLE share_link_use (
  space_id INTEGER NOT NULL,
  id TEXT NOT NULL,
  uses INTEGER NOT NULL,
  last_at TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
-- How many people said that a link shows what it must not.
ALTER TABLE share_link ADD COLUMN reports INTEGER NOT NULL DEFAULT 0;
