CREATE TABLE user (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL UNIQUE,
  email_verified INTEGER NOT NULL DEFAULT 0,
  image TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  username TEXT UNIQUE,
  display_username TEXT,
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  is_staff INTEGER NOT NULL DEFAULT 0,
  is_superuser INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1,
  active_space INTEGER
);

CREATE TABLE access_token (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  hint TEXT NOT NULL,
  scope TEXT NOT NULL,
  expires TEXT NOT NULL,
  created TEXT NOT NULL,
  updated TEXT NOT NULL
);
CREATE INDEX access_token_user ON access_token (user_id);

CREATE TABLE space (
  space_id INTEGER PRIMARY KEY,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  shard TEXT NOT NULL,
  created_by INTEGER NOT NULL,
  settings TEXT NOT NULL
);
CREATE UNIQUE INDEX space_name ON space (name_key) WHERE deleted_with IS NULL;
CREATE INDEX space_shard ON space (shard);

CREATE TABLE membership (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  role TEXT,
  internal_note TEXT,
  invite_link INTEGER,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  PRIMARY KEY (space_id, id)
);
CREATE UNIQUE INDEX membership_user ON membership (user_id, space_id) WHERE deleted_with IS NULL;
