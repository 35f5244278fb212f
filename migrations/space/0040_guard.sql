-- Holds no row. A commit whose reading no longer holds tries to put one in, which the check refuses, and so fails as a whole.
CREATE TABLE guard (broken INTEGER NOT NULL, CONSTRAINT commit_guard CHECK (broken = 0));
-- What a key belongs to beside its call: the body it came with. And what the command is called, for whoever takes it back.
ALTER TABLE command ADD COLUMN digest TEXT;
ALTER TABLE command ADD COLUMN name TEXT;
-- All events of a command, for taking it back. Not by space, so that nobody looks for the last event of a space here.
CREATE INDEX event_command ON event (meta ->> 'command');
