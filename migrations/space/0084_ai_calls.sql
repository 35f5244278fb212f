-- Questions to AI providers follow from events; a provider may say what it takes for them.
ALTER TABLE ai_log ADD COLUMN state TEXT NOT NULL DEFAULT 'charged';
ALTER TABLE ai_log ADD COLUMN code TEXT;
ALTER TABLE ai_log ADD COLUMN model TEXT NOT NULL DEFAULT '';
ALTER TABLE ai_log ADD COLUMN cached_tokens INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ai_log ADD COLUMN price TEXT;
ALTER TABLE ai_log ADD COLUMN reserved REAL NOT NULL DEFAULT 0;
ALTER TABLE ai_log ADD COLUMN until TEXT;
CREATE INDEX ai_log_open ON ai_log (until) WHERE state = 'asked';
CREATE INDEX ai_log_balance ON ai_log (space_id, created_at) WHERE credits_from_balance;

ALTER TABLE ai_provider ADD COLUMN price_input REAL;
ALTER TABLE ai_provider ADD COLUMN price_output REAL;
ALTER TABLE ai_provider ADD COLUMN price_cache REAL;

INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('ai_log', 'ai_log_open', '1000 1'), ('ai_log', 'ai_log_balance', '1000 100 2');
ANALYZE sqlite_schema;
