-- Nearly all recipes of a space are alive, not twenty alike: what names recipes by their ids must not read the space.
UPDATE sqlite_stat1 SET stat = '1000000 20000 20000 5 1 1 1' WHERE idx IN ('recipe_name', 'recipe_created');
ANALYZE sqlite_schema;
