-- When a token last opened something, an hour at most behind. Null: never. Blank: it was made before this was noted, so nobody knows.
ALTER TABLE access_token ADD COLUMN last_used TEXT;
UPDATE access_token SET last_used = '';
