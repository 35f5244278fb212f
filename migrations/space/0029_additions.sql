-- Finds what was put on the shopping list by the key it came with, however long ago. Events used to have it as their command.
CREATE INDEX event_addition ON event (space_id, coalesce(meta ->> 'key', meta ->> 'command')) WHERE type = 'shopping.added';
