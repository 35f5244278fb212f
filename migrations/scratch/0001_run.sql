-- Which run builds read models here now. Whatever else is here belongs to that run, and the next one drops it.
CREATE TABLE scratch_run (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  run TEXT NOT NULL
);
