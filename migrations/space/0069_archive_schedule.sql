-- How often a space is archived by itself, and when that was last asked for.
CREATE TABLE archive_schedule (
  space_id INTEGER PRIMARY KEY,
  version INTEGER NOT NULL,
  every TEXT NOT NULL,
  asked_at TEXT
);
CREATE INDEX archive_schedule_due ON archive_schedule (asked_at) WHERE every <> 'off';
