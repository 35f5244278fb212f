-- What the query planner should believe before there is any data: a million rows, a thousand a space, twenty alike in
-- one more column, one under a whole unique key. Without this it takes a space for ten rows and reads all of them.
ANALYZE;
DELETE FROM sqlite_stat1;
INSERT INTO sqlite_stat1 (tbl, idx, stat)
SELECT t.name, iif(i.origin = 'pk' AND t.wr, t.name, i.name),
  '1000000 1000' || CASE (SELECT count(*) FROM pragma_index_info(i.name))
    WHEN 1 THEN ''
    WHEN 2 THEN iif(i."unique", ' 1', ' 20')
    WHEN 3 THEN iif(i."unique", ' 20 1', ' 20 5')
    WHEN 4 THEN ' 20 5 2'
    WHEN 5 THEN ' 20 5 2 1'
    ELSE ' 20 5 2 1 1' END
FROM pragma_table_list t JOIN pragma_index_list(t.name) i
WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE '\_cf%' ESCAPE '\';
ANALYZE sqlite_schema;
