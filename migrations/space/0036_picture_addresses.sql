-- How often the addresses given out so far of a recipe's picture, of a file, or (without an owner) of all pictures of a
-- space have ended, and when they last did.
CREATE TABLE picture_end (
  space_id INTEGER NOT NULL,
  owner TEXT NOT NULL,
  generation INTEGER NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (space_id, owner)
) WITHOUT ROWID;
CREATE INDEX picture_end_at ON picture_end (space_id, at);
