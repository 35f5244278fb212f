-- Sealed by the worker with a key that no database holds; what each belongs to is bound to it.
CREATE TABLE secret (
  space_id INTEGER NOT NULL,
  resource TEXT NOT NULL,
  id INTEGER NOT NULL,
  field TEXT NOT NULL,
  sealed TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (space_id, resource, id, field)
) WITHOUT ROWID;

-- AI providers that serve every space, under space 0.
CREATE TABLE ai_provider (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  model_name TEXT NOT NULL,
  url TEXT,
  has_api_key INTEGER NOT NULL,
  log_credit_cost INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;

-- Their numbers are above all that a space can give to its own.
INSERT INTO sequence (space_id, name, value, taken) VALUES (0, 'ai-provider', 2000000000, 0);
