-- The four tables of the sign-in library. A person is no event: what they are called and how they sign in is theirs
-- to erase.
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
  language TEXT NOT NULL DEFAULT 'en',
  is_staff INTEGER NOT NULL DEFAULT 0,
  is_superuser INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1,
  active_space INTEGER
);

CREATE TABLE session (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  token TEXT NOT NULL UNIQUE,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  ip_address TEXT,
  user_agent TEXT
);
CREATE INDEX session_user ON session (user_id);
CREATE INDEX session_expires ON session (expires_at);

CREATE TABLE account (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  account_id TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  password TEXT,
  access_token TEXT,
  refresh_token TEXT,
  id_token TEXT,
  access_token_expires_at INTEGER,
  refresh_token_expires_at INTEGER,
  scope TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX account_provider ON account (user_id, provider_id, account_id);

CREATE TABLE verification (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  identifier TEXT NOT NULL,
  value TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX verification_identifier ON verification (identifier);
CREATE INDEX verification_expires ON verification (expires_at);

-- Bearer tokens. `client` names the app that logged in for one; it is null where a person made the token by hand.
CREATE TABLE access_token (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  hint TEXT NOT NULL,
  scope TEXT NOT NULL,
  expires TEXT NOT NULL,
  client TEXT,
  created TEXT NOT NULL,
  updated TEXT NOT NULL
);
CREATE INDEX access_token_user ON access_token (user_id, client);

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
CREATE UNIQUE INDEX space_name ON space (created_by, name_key) WHERE deleted_with IS NULL;
CREATE INDEX space_shard ON space (shard);

CREATE TABLE membership (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  role TEXT,
  household INTEGER,
  internal_note TEXT,
  invite_link INTEGER,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  PRIMARY KEY (space_id, id)
);
CREATE UNIQUE INDEX membership_user ON membership (user_id, space_id) WHERE deleted_with IS NULL;

CREATE TABLE household (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;

-- Settings of a person that differ from the defaults.
CREATE TABLE preference (
  space_id INTEGER NOT NULL DEFAULT 0,
  user_id INTEGER NOT NULL,
  updated_at TEXT NOT NULL,
  settings TEXT NOT NULL,
  PRIMARY KEY (space_id, user_id)
) WITHOUT ROWID;

-- Mails of the local run, which sends none.
CREATE TABLE mail (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL
);
