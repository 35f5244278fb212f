-- What a check found, and the code of why it failed, so that everybody reads it in their language.
ALTER TABLE sync_log ADD COLUMN code TEXT;
ALTER TABLE sync_log ADD COLUMN found TEXT;
UPDATE sync_log SET code = c.code, found = c.found
FROM (SELECT space_id, CAST(data ->> 'log' AS INTEGER) AS log, data ->> 'code' AS code, data -> 'found' AS found
  FROM event WHERE type = 'sync.checked') c
WHERE c.space_id = sync_log.space_id AND c.log = sync_log.id;
UPDATE sync_log SET code = (SELECT CASE e.type WHEN 'job.failed' THEN e.data ->> 'code' ELSE 'storage.stopped' END FROM event e
  WHERE e.space_id = sync_log.space_id AND e.stream = 'job:' || sync_log.job
    AND e.type IN ('job.failed', 'job.cancelled', 'job.deleted') ORDER BY e.seq LIMIT 1)
WHERE status = 'ERROR' AND code IS NULL AND job IS NOT NULL;
