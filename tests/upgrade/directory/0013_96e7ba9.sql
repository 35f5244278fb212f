CREATE TABLE d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);
CREATE TABLE event (seq INTEGER PRIMARY KEY AUTOINCREMENT, space_id INTEGER NOT NULL, stream TEXT NOT NULL, version INTEGER NOT NULL, type TEXT NOT NULL, data TEXT NOT NULL, meta TEXT NOT NULL, at TEXT NOT NULL, UNIQUE (space_id, stream, version));
CREATE TABLE command (space_id INTEGER NOT NULL, id TEXT NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL, status INTEGER NOT NULL, body TEXT, location TEXT, at TEXT NOT NULL, digest TEXT, name TEXT, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE sequence (space_id INTEGER NOT NULL, name TEXT NOT NULL, value INTEGER NOT NULL, taken INTEGER NOT NULL, PRIMARY KEY (space_id, name)) WITHOUT ROWID;
CREATE TABLE receipt (reactor TEXT NOT NULL, seq INTEGER NOT NULL, at TEXT NOT NULL, outcome TEXT NOT NULL, error TEXT, PRIMARY KEY (reactor, seq)) WITHOUT ROWID;
CREATE TABLE user (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, email_verified INTEGER NOT NULL DEFAULT 0, image TEXT, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, username TEXT UNIQUE, display_username TEXT, first_name TEXT NOT NULL DEFAULT '', last_name TEXT NOT NULL DEFAULT '', language TEXT NOT NULL DEFAULT 'en', is_staff INTEGER NOT NULL DEFAULT 0, is_superuser INTEGER NOT NULL DEFAULT 0, is_active INTEGER NOT NULL DEFAULT 1, active_space INTEGER , time_zone TEXT NOT NULL DEFAULT '');
CREATE TABLE session (id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, token TEXT NOT NULL UNIQUE, expires_at INTEGER NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, ip_address TEXT, user_agent TEXT);
CREATE TABLE account (id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, account_id TEXT NOT NULL, provider_id TEXT NOT NULL, password TEXT, access_token TEXT, refresh_token TEXT, id_token TEXT, access_token_expires_at INTEGER, refresh_token_expires_at INTEGER, scope TEXT, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL);
CREATE TABLE verification (id INTEGER PRIMARY KEY AUTOINCREMENT, identifier TEXT NOT NULL, value TEXT NOT NULL, expires_at INTEGER NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL);
CREATE TABLE access_token (id INTEGER PRIMARY KEY AUTOINCREMENT, user_id INTEGER NOT NULL, hash TEXT NOT NULL UNIQUE, hint TEXT NOT NULL, scope TEXT NOT NULL, expires TEXT NOT NULL, client TEXT, created TEXT NOT NULL, updated TEXT NOT NULL , nonce TEXT);
CREATE TABLE space (space_id INTEGER PRIMARY KEY, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_key TEXT NOT NULL, shard TEXT NOT NULL, created_by INTEGER NOT NULL, settings TEXT NOT NULL);
CREATE TABLE membership (space_id INTEGER NOT NULL, id INTEGER NOT NULL, user_id INTEGER NOT NULL, role TEXT, household INTEGER, internal_note TEXT, invite_link INTEGER, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, PRIMARY KEY (space_id, id));
CREATE TABLE household (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE preference (space_id INTEGER NOT NULL DEFAULT 0, user_id INTEGER NOT NULL, updated_at TEXT NOT NULL, settings TEXT NOT NULL, PRIMARY KEY (space_id, user_id)) WITHOUT ROWID;
CREATE TABLE mail (id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT NOT NULL);
CREATE TABLE invite_link (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, uuid TEXT NOT NULL, email TEXT NOT NULL, role TEXT NOT NULL, household INTEGER, valid_until TEXT NOT NULL, reusable INTEGER NOT NULL, internal_note TEXT, note_fold TEXT, created_by INTEGER NOT NULL, used_by INTEGER, mailed_at TEXT, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE secret (space_id INTEGER NOT NULL, resource TEXT NOT NULL, id INTEGER NOT NULL, field TEXT NOT NULL, sealed TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (space_id, resource, id, field)) WITHOUT ROWID;
CREATE TABLE ai_provider (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, description TEXT NOT NULL, model_name TEXT NOT NULL, url TEXT, has_api_key INTEGER NOT NULL, log_credit_cost INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE guard (broken INTEGER NOT NULL, CONSTRAINT commit_guard CHECK (broken = 0));
CREATE INDEX event_feed ON event (space_id, seq);
CREATE INDEX event_type ON event (type, at);
CREATE INDEX command_at ON command (at);
CREATE INDEX session_user ON session (user_id);
CREATE INDEX session_expires ON session (expires_at);
CREATE UNIQUE INDEX account_provider ON account (user_id, provider_id, account_id);
CREATE INDEX verification_identifier ON verification (identifier);
CREATE INDEX verification_expires ON verification (expires_at);
CREATE INDEX access_token_user ON access_token (user_id, client);
CREATE UNIQUE INDEX space_name ON space (created_by, name_key) WHERE deleted_with IS NULL;
CREATE INDEX space_shard ON space (shard);
CREATE UNIQUE INDEX membership_user ON membership (user_id, space_id) WHERE deleted_with IS NULL;
CREATE UNIQUE INDEX invite_link_uuid ON invite_link (space_id, uuid);
CREATE INDEX event_command ON event (meta ->> 'command');
INSERT INTO d1_migrations (name) VALUES ('0001_log.sql'), ('0002_people.sql'), ('0003_feeds.sql'), ('0004_invites.sql'), ('0018_configuration.sql'), ('0030_time_zones.sql'), ('0040_guard.sql');
INSERT INTO event ("seq", "space_id", "stream", "version", "type", "data", "meta", "at") VALUES
(1, 1, 'space:1', 1, 'space.created', '{"id":1,"name":"cook1_mx0oi05l''s Space","shard":"SPACES_00","created_by":1,"starter":"en","settings":{}}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(2, 1, 'household:1', 1, 'household.created', '{"id":1,"name":"Household"}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(3, 1, 'membership:1', 1, 'membership.granted', '{"id":1,"user":1,"role":"admin","household":1}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(4, 0, 'preference:1', 1, 'preference.changed', '{"user":1,"patch":{"use_kj":true}}', '{"user":1,"token":1,"client":"node"}', '2026-11-28T17:23:02.188Z');
INSERT INTO sequence ("space_id", "name", "value", "taken") VALUES
(0, 'ai-provider', 2000000000, 0),
(0, 'household', 1, 1),
(0, 'membership', 1, 1),
(0, 'space', 1, 1);
INSERT INTO user ("id", "name", "email", "email_verified", "image", "created_at", "updated_at", "username", "display_username", "first_name", "last_name", "language", "is_staff", "is_superuser", "is_active", "active_space") VALUES
(1, 'cook1_mx0oi05l', 'cook1_mx0oi05l@example.org', 0, NULL, 1795886579057, 1795886579057, 'cook1_mx0oi05l', 'cook1_mx0oi05l', '', '', 'en', 0, 0, 1, 1);
INSERT INTO account ("id", "user_id", "account_id", "provider_id", "password", "access_token", "refresh_token", "id_token", "access_token_expires_at", "refresh_token_expires_at", "scope", "created_at", "updated_at") VALUES
(1, 1, '1', 'credential', 'scrypt$16384$8$5$e9342e5fe698232971980e9d97c047c1$6a9d0e94adde2a99768ee6f2202a49b95e275babc1542740746050a697f79337', NULL, NULL, NULL, NULL, NULL, NULL, 1795886579080, 1795886579080);
INSERT INTO space ("space_id", "version", "created_at", "updated_at", "deleted_with", "name", "name_key", "shard", "created_by", "settings") VALUES
(1, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'cook1_mx0oi05l''s Space', 'cook1_mx0oi05l''s space', 'SPACES_00', 1, '{}');
INSERT INTO membership ("space_id", "id", "user_id", "role", "household", "internal_note", "invite_link", "version", "created_at", "updated_at", "deleted_with") VALUES
(1, 1, 1, 'admin', 1, NULL, NULL, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL);
INSERT INTO household ("space_id", "id", "version", "created_at", "updated_at", "deleted_with", "name") VALUES
(1, 1, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Household');
INSERT INTO preference ("space_id", "user_id", "updated_at", "settings") VALUES
(0, 1, '2026-11-28T17:23:02.188Z', '{"use_kj":true}');
