-- What a provider for every space takes, in US dollars for a million tokens.
ALTER TABLE ai_provider ADD COLUMN price_input REAL;
ALTER TABLE ai_provider ADD COLUMN price_output REAL;
ALTER TABLE ai_provider ADD COLUMN price_cache REAL;
