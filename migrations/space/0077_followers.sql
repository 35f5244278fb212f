-- What follows the log of a space, as a webhook or a connector: how far it has come, and when it goes on. No event tells of it.
CREATE TABLE follower (
  space_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  cursor INTEGER NOT NULL,
  wake_at TEXT,
  lease_until TEXT,
  attempts INTEGER NOT NULL,
  failing_since TEXT,
  error TEXT,
  PRIMARY KEY (space_id, kind, id)
) WITHOUT ROWID;
CREATE INDEX follower_due ON follower (wake_at) WHERE wake_at IS NOT NULL;
