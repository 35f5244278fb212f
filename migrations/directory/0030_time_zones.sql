-- Where a person's browser said they live; the space that is made for them begins with it.
ALTER TABLE user ADD COLUMN time_zone TEXT NOT NULL DEFAULT '';
