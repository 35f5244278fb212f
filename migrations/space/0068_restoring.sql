-- Spaces that are being made of archives, by who asked for them. They have no owner yet, so nobody sees them.
CREATE TABLE restoring (
  space_id INTEGER NOT NULL,
  made INTEGER NOT NULL,
  job INTEGER NOT NULL,
  state TEXT NOT NULL,
  events INTEGER NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (space_id, made)
) WITHOUT ROWID;
