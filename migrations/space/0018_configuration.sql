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

-- Rules for texts that come from outside.
CREATE TABLE automation (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  type TEXT NOT NULL,
  name TEXT NOT NULL,
  name_fold TEXT NOT NULL,
  description TEXT,
  param_1 TEXT,
  param_2 TEXT,
  param_3 TEXT,
  param_2_key TEXT,
  "order" INTEGER NOT NULL,
  disabled INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;

CREATE TABLE connector_config (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  url TEXT,
  todo_entity TEXT,
  has_token INTEGER NOT NULL,
  enabled INTEGER NOT NULL,
  on_shopping_list_entry_created_enabled INTEGER NOT NULL,
  on_shopping_list_entry_updated_enabled INTEGER NOT NULL,
  on_shopping_list_entry_deleted_enabled INTEGER NOT NULL,
  supports_description_field INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;

CREATE TABLE storage (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  name TEXT NOT NULL,
  method TEXT NOT NULL,
  username TEXT,
  url TEXT,
  path TEXT NOT NULL,
  has_password INTEGER NOT NULL,
  has_token INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;

CREATE TABLE sync (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  storage INTEGER NOT NULL,
  path TEXT NOT NULL,
  active INTEGER NOT NULL,
  last_checked TEXT,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX sync_storage ON sync (space_id, storage);

CREATE TABLE sync_log (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  sync INTEGER NOT NULL,
  status TEXT NOT NULL,
  msg TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX sync_log_sync ON sync_log (space_id, sync);

-- Files of storages that are no recipes yet.
CREATE TABLE recipe_import (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  storage INTEGER NOT NULL,
  name TEXT NOT NULL,
  file_uid TEXT NOT NULL,
  file_path TEXT NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX recipe_import_storage ON recipe_import (space_id, storage);

-- The file outside that a recipe stands for.
CREATE TABLE external_file (
  space_id INTEGER NOT NULL,
  recipe INTEGER NOT NULL,
  storage INTEGER NOT NULL,
  file_path TEXT NOT NULL,
  file_uid TEXT NOT NULL,
  PRIMARY KEY (space_id, recipe)
) WITHOUT ROWID;
CREATE INDEX external_file_storage ON external_file (space_id, storage);

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

CREATE TABLE ai_log (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  ai_provider INTEGER,
  function TEXT NOT NULL,
  credit_cost REAL NOT NULL,
  credits_from_balance INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  start_time TEXT,
  end_time TEXT,
  created_by INTEGER,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
CREATE INDEX ai_log_created ON ai_log (space_id, created_at);
CREATE INDEX ai_log_provider ON ai_log (space_id, ai_provider);

CREATE TABLE import_log (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  type TEXT NOT NULL,
  msg TEXT NOT NULL,
  running INTEGER NOT NULL,
  total_recipes INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  imported_recipes INTEGER NOT NULL,
  keyword INTEGER,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;

CREATE TABLE export_log (
  space_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_with TEXT,
  type TEXT NOT NULL,
  msg TEXT NOT NULL,
  running INTEGER NOT NULL,
  total_recipes INTEGER NOT NULL,
  created_by INTEGER NOT NULL,
  exported_recipes INTEGER NOT NULL,
  cache_duration INTEGER NOT NULL,
  possibly_not_expired INTEGER NOT NULL,
  PRIMARY KEY (space_id, id)
) WITHOUT ROWID;
