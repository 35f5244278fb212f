-- A database that had later migrations before 0024 was told by it what to believe of their tables and indexes. They are
-- better left to themselves, as they are where the numbers were applied in their order.
DELETE FROM sqlite_stat1
WHERE tbl IN ('row_copy', 'merged') OR idx IN ('event_command', 'event_time', 'event_addition', 'meal_plan_window');
ANALYZE sqlite_schema;
