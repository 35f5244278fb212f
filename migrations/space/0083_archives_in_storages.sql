-- Where each archive that the schedule asks for is written as well.
ALTER TABLE archive_schedule ADD COLUMN storage INTEGER;
ALTER TABLE archive_schedule ADD COLUMN folder TEXT NOT NULL DEFAULT '';
