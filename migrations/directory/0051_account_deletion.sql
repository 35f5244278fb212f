-- From when on an account that is to be deleted may be; null for all others.
ALTER TABLE user ADD COLUMN erase_at TEXT;
CREATE INDEX user_erase ON user (erase_at) WHERE erase_at IS NOT NULL;
