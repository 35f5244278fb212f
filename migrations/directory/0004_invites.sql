-- Invitations into a space. `mailed_at`: when the last mail of one was asked for.
CREATE TABLE invite_link (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  uuid TEXT NOT NULL,
  email TEXT NOT NULL,
  role TEXT NOT NULL,
  household INTEGER,
  valid_until TEXT NOT NULL,
  reusable INTEGER NOT NULL,
  internal_note TEXT,
  note_fold TEXT,
  created_by INTEGER NOT NULL,
  used_by INTEGER,
  mailed_at TEXT,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX invite_link_uuid ON invite_link (space_id, uuid);
