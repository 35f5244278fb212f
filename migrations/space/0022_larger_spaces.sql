-- The planner should take spaces for larger than 0020 told it: a list of keys counts as twenty-five, so that with a
-- thousand rows a space it still read a whole space rather than follow one.
UPDATE sqlite_stat1 SET stat = '1000000 20000' || substr(stat, length('1000000 1000') + 1)
WHERE stat = '1000000 1000' OR stat LIKE '1000000 1000 %';
-- And nearly all recipes of a space are alive, not twenty alike.
UPDATE sqlite_stat1 SET stat = '1000000 20000 20000 5 1 1 1' WHERE idx IN ('recipe_name', 'recipe_created');
ANALYZE sqlite_schema;
