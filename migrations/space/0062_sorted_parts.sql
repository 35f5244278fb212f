-- Lists of steps and ingredients by name read no further than their page.
CREATE INDEX step_named ON step (space_id, name COLLATE NOCASE, id) WHERE name <> '';
CREATE INDEX unit_sorted ON unit (space_id, name_fold, id) WHERE deleted_with IS NULL;
