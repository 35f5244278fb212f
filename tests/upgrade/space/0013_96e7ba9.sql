CREATE TABLE d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);
CREATE TABLE event (seq INTEGER PRIMARY KEY AUTOINCREMENT, space_id INTEGER NOT NULL, stream TEXT NOT NULL, version INTEGER NOT NULL, type TEXT NOT NULL, data TEXT NOT NULL, meta TEXT NOT NULL, at TEXT NOT NULL, UNIQUE (space_id, stream, version));
CREATE TABLE command (space_id INTEGER NOT NULL, id TEXT NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL, status INTEGER NOT NULL, body TEXT, location TEXT, at TEXT NOT NULL, digest TEXT, name TEXT, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE sequence (space_id INTEGER NOT NULL, name TEXT NOT NULL, value INTEGER NOT NULL, taken INTEGER NOT NULL, PRIMARY KEY (space_id, name)) WITHOUT ROWID;
CREATE TABLE receipt (reactor TEXT NOT NULL, seq INTEGER NOT NULL, at TEXT NOT NULL, outcome TEXT NOT NULL, error TEXT, PRIMARY KEY (reactor, seq)) WITHOUT ROWID;
CREATE TABLE member (space_id INTEGER NOT NULL, user_id INTEGER NOT NULL, username TEXT NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL, display_name TEXT NOT NULL, is_staff INTEGER NOT NULL, is_superuser INTEGER NOT NULL, is_active INTEGER NOT NULL, gone INTEGER NOT NULL DEFAULT 0, household INTEGER, seq INTEGER NOT NULL DEFAULT 0, plan_share TEXT NOT NULL DEFAULT '[]', shopping_share TEXT NOT NULL DEFAULT '[]', default_meal_type INTEGER, image INTEGER, PRIMARY KEY (space_id, user_id)) WITHOUT ROWID;
CREATE TABLE unit (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_key TEXT NOT NULL, name_fold TEXT NOT NULL, plural_name TEXT, plural_key TEXT, plural_fold TEXT, description TEXT, base_unit TEXT, open_data_slug TEXT, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE keyword (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_key TEXT NOT NULL, name_fold TEXT NOT NULL, description TEXT NOT NULL, parent INTEGER, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE supermarket_category (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_key TEXT NOT NULL, name_fold TEXT NOT NULL, description TEXT, open_data_slug TEXT, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE food (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_key TEXT NOT NULL, name_fold TEXT NOT NULL, plural_name TEXT, plural_key TEXT, plural_fold TEXT, description TEXT NOT NULL, recipe INTEGER, url TEXT, properties_food_amount REAL NOT NULL, properties_food_unit INTEGER, fdc_id INTEGER, supermarket_category INTEGER, parent INTEGER, ignore_shopping INTEGER NOT NULL, substitute_siblings INTEGER NOT NULL, substitute_children INTEGER NOT NULL, inherit_fields TEXT NOT NULL, child_inherit_fields TEXT NOT NULL, open_data_slug TEXT, shopping_lists TEXT NOT NULL DEFAULT '[]', PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE food_onhand (space_id INTEGER NOT NULL, food_id INTEGER NOT NULL, user_id INTEGER NOT NULL, PRIMARY KEY (space_id, food_id, user_id)) WITHOUT ROWID;
CREATE TABLE food_substitute (space_id INTEGER NOT NULL, low INTEGER NOT NULL, high INTEGER NOT NULL, PRIMARY KEY (space_id, low, high)) WITHOUT ROWID;
CREATE TABLE recipe (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, created_by INTEGER NOT NULL, name TEXT NOT NULL, name_fold TEXT NOT NULL, description TEXT, image TEXT, source_url TEXT, working_time INTEGER NOT NULL, waiting_time INTEGER NOT NULL, servings INTEGER NOT NULL, servings_text TEXT NOT NULL, diameter INTEGER NOT NULL, diameter_text TEXT NOT NULL, internal INTEGER NOT NULL, show_ingredient_overview INTEGER NOT NULL, nutrition TEXT, file_path TEXT NOT NULL, private INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE recipe_tally (space_id INTEGER NOT NULL, created_by INTEGER NOT NULL, private INTEGER NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (space_id, created_by, private)) WITHOUT ROWID;
CREATE TABLE recipe_shared (space_id INTEGER NOT NULL, recipe INTEGER NOT NULL, user_id INTEGER NOT NULL, PRIMARY KEY (space_id, recipe, user_id)) WITHOUT ROWID;
CREATE TABLE recipe_keyword (space_id INTEGER NOT NULL, recipe INTEGER NOT NULL, keyword INTEGER NOT NULL, position INTEGER NOT NULL, PRIMARY KEY (space_id, recipe, keyword)) WITHOUT ROWID;
CREATE TABLE step (space_id INTEGER NOT NULL, id INTEGER NOT NULL, recipe INTEGER, position INTEGER NOT NULL, name TEXT NOT NULL, instruction TEXT NOT NULL, time INTEGER NOT NULL, "order" INTEGER NOT NULL, show_as_header INTEGER NOT NULL, show_ingredients_table INTEGER NOT NULL, file INTEGER, step_recipe INTEGER, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE ingredient (space_id INTEGER NOT NULL, id INTEGER NOT NULL, recipe INTEGER, step INTEGER, position INTEGER NOT NULL, food INTEGER, unit INTEGER, amount REAL NOT NULL, note TEXT, "order" INTEGER NOT NULL, is_header INTEGER NOT NULL, no_amount INTEGER NOT NULL, original_text TEXT, amount_max REAL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE share_link (space_id INTEGER NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, recipe INTEGER NOT NULL, created_by INTEGER NOT NULL, revoked_at TEXT, reports INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE VIRTUAL TABLE search_text USING fts5 (tokens, content = '', contentless_delete = 1, tokenize = "ascii tokenchars '_-.'");
CREATE TABLE search_gram (space_id INTEGER NOT NULL, gram TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (space_id, gram, word)) WITHOUT ROWID;
CREATE TABLE view_log (space_id INTEGER NOT NULL, id INTEGER NOT NULL, recipe INTEGER NOT NULL, created_by INTEGER NOT NULL, created_at TEXT NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE cook_log (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, recipe INTEGER NOT NULL, recipe_version INTEGER NOT NULL, servings REAL, rating REAL, comment TEXT, created_by INTEGER, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE meal_type (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_key TEXT NOT NULL, name_fold TEXT NOT NULL, "order" INTEGER NOT NULL, time TEXT, color TEXT, "default" INTEGER NOT NULL, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE meal_plan (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, title TEXT NOT NULL, recipe INTEGER, servings REAL NOT NULL, note TEXT NOT NULL, from_date TEXT NOT NULL, to_date TEXT NOT NULL, meal_type INTEGER NOT NULL, shared TEXT NOT NULL, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE shopping_list_recipe (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, recipe INTEGER, mealplan INTEGER, servings REAL NOT NULL, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE shopping_list_entry (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, list_recipe INTEGER, food INTEGER NOT NULL, unit INTEGER, amount REAL NOT NULL, "order" INTEGER NOT NULL, checked INTEGER NOT NULL, ingredient INTEGER, created_by INTEGER NOT NULL, completed_at TEXT, delay_until TEXT, shopping_lists TEXT NOT NULL DEFAULT '[]', PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE bookmarklet_import (space_id INTEGER NOT NULL, id INTEGER NOT NULL, url TEXT, html TEXT NOT NULL, created_by INTEGER NOT NULL, created_at TEXT NOT NULL, PRIMARY KEY (space_id, id));
CREATE TABLE supermarket (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_key TEXT NOT NULL, name_fold TEXT NOT NULL, description TEXT, open_data_slug TEXT, shopping_lists TEXT NOT NULL DEFAULT '[]', PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE supermarket_category_relation (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, supermarket INTEGER NOT NULL, category INTEGER NOT NULL, "order" INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE user_file (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_fold TEXT NOT NULL, key TEXT NOT NULL, type TEXT NOT NULL, size INTEGER NOT NULL, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE unit_conversion (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, food INTEGER, base_amount REAL NOT NULL, base_unit INTEGER NOT NULL, converted_amount REAL NOT NULL, converted_unit INTEGER NOT NULL, open_data_slug TEXT, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE property_type (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_key TEXT NOT NULL, name_fold TEXT NOT NULL, unit TEXT, description TEXT, "order" INTEGER NOT NULL, open_data_slug TEXT, fdc_id INTEGER, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE property (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, food INTEGER, recipe INTEGER, position INTEGER NOT NULL DEFAULT 0, property_type INTEGER NOT NULL, property_amount REAL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE custom_filter (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_key TEXT NOT NULL, name_fold TEXT NOT NULL, search TEXT NOT NULL, shared TEXT NOT NULL, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE recipe_book (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_fold TEXT NOT NULL, description TEXT NOT NULL, shared TEXT NOT NULL, filter INTEGER, "order" INTEGER NOT NULL, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE recipe_book_entry (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, book INTEGER NOT NULL, recipe INTEGER NOT NULL, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE shopping_list (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_key TEXT NOT NULL, name_fold TEXT NOT NULL, description TEXT NOT NULL, color TEXT, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE social_embed (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, uuid TEXT NOT NULL, name TEXT NOT NULL, name_fold TEXT NOT NULL, type TEXT NOT NULL, keywords TEXT NOT NULL, alignment TEXT NOT NULL, background_color TEXT, accent_color TEXT, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE share_link_use (space_id INTEGER NOT NULL, id TEXT NOT NULL, uses INTEGER NOT NULL, last_at TEXT NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE open_data_version (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, name_fold TEXT NOT NULL, code TEXT NOT NULL, comment TEXT NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE open_data_unit (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, edition INTEGER NOT NULL, slug TEXT NOT NULL, name TEXT NOT NULL, name_fold TEXT NOT NULL, comment TEXT NOT NULL, created_by INTEGER NOT NULL, plural_name TEXT NOT NULL, base_unit TEXT NOT NULL, type TEXT NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE open_data_category (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, edition INTEGER NOT NULL, slug TEXT NOT NULL, name TEXT NOT NULL, name_fold TEXT NOT NULL, comment TEXT NOT NULL, created_by INTEGER NOT NULL, description TEXT NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE open_data_property (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, edition INTEGER NOT NULL, slug TEXT NOT NULL, name TEXT NOT NULL, name_fold TEXT NOT NULL, comment TEXT NOT NULL, created_by INTEGER NOT NULL, unit TEXT NOT NULL, fdc_id INTEGER, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE open_data_food (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, edition INTEGER NOT NULL, slug TEXT NOT NULL, name TEXT NOT NULL, name_fold TEXT NOT NULL, comment TEXT NOT NULL, created_by INTEGER NOT NULL, plural_name TEXT NOT NULL, plural_fold TEXT NOT NULL, store_category INTEGER NOT NULL, preferred_unit_metric INTEGER, preferred_shopping_unit_metric INTEGER, preferred_unit_imperial INTEGER, preferred_shopping_unit_imperial INTEGER, properties TEXT NOT NULL, properties_food_amount REAL NOT NULL, properties_food_unit INTEGER NOT NULL, properties_source TEXT NOT NULL, fdc_id INTEGER, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE open_data_store (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, edition INTEGER NOT NULL, slug TEXT NOT NULL, name TEXT NOT NULL, name_fold TEXT NOT NULL, comment TEXT NOT NULL, created_by INTEGER NOT NULL, category_to_store TEXT NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE open_data_conversion (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, edition INTEGER NOT NULL, slug TEXT NOT NULL, comment TEXT NOT NULL, created_by INTEGER NOT NULL, food INTEGER NOT NULL, base_amount REAL NOT NULL, base_unit INTEGER NOT NULL, converted_amount REAL NOT NULL, converted_unit INTEGER NOT NULL, source TEXT NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE secret (space_id INTEGER NOT NULL, resource TEXT NOT NULL, id INTEGER NOT NULL, field TEXT NOT NULL, sealed TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (space_id, resource, id, field)) WITHOUT ROWID;
CREATE TABLE automation (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, type TEXT NOT NULL, name TEXT NOT NULL, name_fold TEXT NOT NULL, description TEXT, param_1 TEXT, param_2 TEXT, param_3 TEXT, param_2_key TEXT, "order" INTEGER NOT NULL, disabled INTEGER NOT NULL, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE connector_config (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, type TEXT NOT NULL, url TEXT, todo_entity TEXT, has_token INTEGER NOT NULL, enabled INTEGER NOT NULL, on_shopping_list_entry_created_enabled INTEGER NOT NULL, on_shopping_list_entry_updated_enabled INTEGER NOT NULL, on_shopping_list_entry_deleted_enabled INTEGER NOT NULL, supports_description_field INTEGER NOT NULL, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE storage (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, method TEXT NOT NULL, username TEXT, url TEXT, path TEXT NOT NULL, has_password INTEGER NOT NULL, has_token INTEGER NOT NULL, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE sync (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, storage INTEGER NOT NULL, path TEXT NOT NULL, active INTEGER NOT NULL, last_checked TEXT, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE sync_log (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, sync INTEGER NOT NULL, status TEXT NOT NULL, msg TEXT NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE recipe_import (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, storage INTEGER NOT NULL, name TEXT NOT NULL, file_uid TEXT NOT NULL, file_path TEXT NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE external_file (space_id INTEGER NOT NULL, recipe INTEGER NOT NULL, storage INTEGER NOT NULL, file_path TEXT NOT NULL, file_uid TEXT NOT NULL, PRIMARY KEY (space_id, recipe)) WITHOUT ROWID;
CREATE TABLE ai_provider (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, description TEXT NOT NULL, model_name TEXT NOT NULL, url TEXT, has_api_key INTEGER NOT NULL, log_credit_cost INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE ai_log (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, ai_provider INTEGER, function TEXT NOT NULL, credit_cost REAL NOT NULL, credits_from_balance INTEGER NOT NULL, input_tokens INTEGER NOT NULL, output_tokens INTEGER NOT NULL, start_time TEXT, end_time TEXT, created_by INTEGER, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE import_log (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, type TEXT NOT NULL, msg TEXT NOT NULL, running INTEGER NOT NULL, total_recipes INTEGER NOT NULL, created_by INTEGER NOT NULL, imported_recipes INTEGER NOT NULL, keyword INTEGER, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE export_log (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, type TEXT NOT NULL, msg TEXT NOT NULL, running INTEGER NOT NULL, total_recipes INTEGER NOT NULL, created_by INTEGER NOT NULL, exported_recipes INTEGER NOT NULL, cache_duration INTEGER NOT NULL, possibly_not_expired INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE import_correction (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, kind TEXT NOT NULL, said TEXT NOT NULL, said_key TEXT NOT NULL, meant TEXT NOT NULL, meant_key TEXT NOT NULL, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE import_batch (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE import_item (space_id INTEGER NOT NULL, batch INTEGER NOT NULL, position INTEGER NOT NULL, url TEXT NOT NULL, state TEXT NOT NULL, recipe INTEGER, name TEXT, code TEXT, msg TEXT NOT NULL, updated_at TEXT NOT NULL, PRIMARY KEY (space_id, batch, position)) WITHOUT ROWID;
CREATE TABLE inventory_location (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, name TEXT NOT NULL, is_freezer INTEGER NOT NULL, household INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE inventory_entry (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, inventory_location INTEGER NOT NULL, sub_location TEXT, code TEXT, food INTEGER NOT NULL, unit INTEGER NOT NULL, amount REAL NOT NULL, expires TEXT, note TEXT, created_by INTEGER NOT NULL, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE inventory_log (space_id INTEGER NOT NULL, id INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, deleted_with TEXT, entry INTEGER NOT NULL, booking_type TEXT NOT NULL, old_amount REAL NOT NULL, new_amount REAL NOT NULL, old_inventory_location INTEGER NOT NULL, new_inventory_location INTEGER NOT NULL, note TEXT, PRIMARY KEY (space_id, id)) WITHOUT ROWID;
CREATE TABLE guard (broken INTEGER NOT NULL, CONSTRAINT commit_guard CHECK (broken = 0));
CREATE TABLE row_copy (space_id INTEGER NOT NULL, stream TEXT NOT NULL, version INTEGER NOT NULL, "of" TEXT NOT NULL, key TEXT NOT NULL, before TEXT, after TEXT, PRIMARY KEY (space_id, stream, version, "of", key)) WITHOUT ROWID;
CREATE TABLE merged (space_id INTEGER NOT NULL, kind TEXT NOT NULL, id INTEGER NOT NULL, "into" INTEGER NOT NULL, PRIMARY KEY (space_id, kind, id)) WITHOUT ROWID;
CREATE INDEX event_feed ON event (space_id, seq);
CREATE INDEX event_type ON event (type, at);
CREATE INDEX command_at ON command (at);
CREATE UNIQUE INDEX unit_name ON unit (space_id, name_key) WHERE deleted_with IS NULL;
CREATE INDEX unit_plural ON unit (space_id, plural_key) WHERE deleted_with IS NULL;
CREATE UNIQUE INDEX keyword_name ON keyword (space_id, name_key) WHERE deleted_with IS NULL;
CREATE INDEX keyword_sorted ON keyword (space_id, name_fold, id) WHERE deleted_with IS NULL;
CREATE INDEX keyword_parent ON keyword (space_id, parent);
CREATE INDEX member_household ON member (space_id, household);
CREATE UNIQUE INDEX supermarket_category_name ON supermarket_category (space_id, name_key) WHERE deleted_with IS NULL;
CREATE UNIQUE INDEX food_name ON food (space_id, name_key) WHERE deleted_with IS NULL;
CREATE INDEX food_sorted ON food (space_id, name_fold, id) WHERE deleted_with IS NULL;
CREATE INDEX food_plural ON food (space_id, plural_key) WHERE deleted_with IS NULL;
CREATE INDEX food_parent ON food (space_id, parent);
CREATE INDEX food_category ON food (space_id, supermarket_category);
CREATE INDEX food_recipe ON food (space_id, recipe);
CREATE INDEX food_substitute_high ON food_substitute (space_id, high);
CREATE INDEX recipe_name ON recipe (space_id, deleted_with, name_fold, id, private, created_by);
CREATE INDEX recipe_created ON recipe (space_id, deleted_with, created_at, id, private, created_by);
CREATE INDEX recipe_shared_user ON recipe_shared (space_id, user_id, recipe);
CREATE INDEX recipe_keyword_of ON recipe_keyword (space_id, keyword, recipe);
CREATE INDEX step_recipe ON step (space_id, recipe);
CREATE INDEX step_embeds ON step (space_id, step_recipe, recipe) WHERE step_recipe IS NOT NULL;
CREATE INDEX ingredient_step ON ingredient (space_id, step);
CREATE INDEX ingredient_recipe ON ingredient (space_id, recipe);
CREATE INDEX ingredient_food ON ingredient (space_id, food, recipe) WHERE food IS NOT NULL;
CREATE INDEX ingredient_unit ON ingredient (space_id, unit, recipe) WHERE unit IS NOT NULL;
CREATE INDEX share_link_recipe ON share_link (space_id, recipe);
CREATE UNIQUE INDEX view_log_own ON view_log (space_id, created_by, recipe);
CREATE INDEX view_log_recent ON view_log (space_id, created_by, created_at, recipe);
CREATE INDEX cook_log_recipe ON cook_log (space_id, recipe, created_at);
CREATE INDEX cook_log_author ON cook_log (space_id, created_by, recipe);
CREATE INDEX cook_log_gone ON cook_log (space_id, deleted_with) WHERE deleted_with IS NOT NULL;
CREATE UNIQUE INDEX meal_type_name ON meal_type (space_id, name_key) WHERE deleted_with IS NULL;
CREATE INDEX meal_plan_days ON meal_plan (space_id, to_date, from_date) WHERE deleted_with IS NULL;
CREATE INDEX meal_plan_recipe ON meal_plan (space_id, recipe);
CREATE INDEX meal_plan_type ON meal_plan (space_id, meal_type);
CREATE INDEX meal_plan_gone ON meal_plan (space_id, deleted_with) WHERE deleted_with IS NOT NULL;
CREATE INDEX shopping_list_recipe_plan ON shopping_list_recipe (space_id, mealplan) WHERE mealplan IS NOT NULL;
CREATE INDEX shopping_list_recipe_recipe ON shopping_list_recipe (space_id, recipe) WHERE recipe IS NOT NULL;
CREATE INDEX shopping_list_recipe_gone ON shopping_list_recipe (space_id, deleted_with) WHERE deleted_with IS NOT NULL;
CREATE INDEX shopping_list_entry_fresh ON shopping_list_entry (space_id, updated_at);
CREATE INDEX shopping_list_entry_recipe ON shopping_list_entry (space_id, list_recipe) WHERE list_recipe IS NOT NULL;
CREATE INDEX shopping_list_entry_food ON shopping_list_entry (space_id, food);
CREATE INDEX shopping_list_entry_unit ON shopping_list_entry (space_id, unit) WHERE unit IS NOT NULL;
CREATE INDEX shopping_list_entry_gone ON shopping_list_entry (space_id, deleted_with) WHERE deleted_with IS NOT NULL;
CREATE INDEX bookmarklet_import_owner ON bookmarklet_import (space_id, created_by);
CREATE UNIQUE INDEX supermarket_name ON supermarket (space_id, name_key) WHERE deleted_with IS NULL;
CREATE UNIQUE INDEX supermarket_category_relation_pair ON supermarket_category_relation (space_id, supermarket, category) WHERE deleted_with IS NULL;
CREATE INDEX supermarket_category_relation_category ON supermarket_category_relation (space_id, category);
CREATE INDEX user_file_key ON user_file (space_id, key);
CREATE INDEX step_file ON step (space_id, file) WHERE file IS NOT NULL;
CREATE UNIQUE INDEX unit_conversion_food ON unit_conversion (space_id, coalesce(food, 0), base_unit, converted_unit) WHERE deleted_with IS NULL;
CREATE INDEX unit_conversion_base ON unit_conversion (space_id, base_unit);
CREATE INDEX unit_conversion_converted ON unit_conversion (space_id, converted_unit);
CREATE INDEX unit_measure ON unit (space_id, base_unit) WHERE base_unit IS NOT NULL AND deleted_with IS NULL;
CREATE UNIQUE INDEX property_type_name ON property_type (space_id, name_key) WHERE deleted_with IS NULL;
CREATE INDEX property_food ON property (space_id, food, position) WHERE food IS NOT NULL;
CREATE INDEX property_recipe ON property (space_id, recipe, position) WHERE recipe IS NOT NULL;
CREATE INDEX property_of_type ON property (space_id, property_type);
CREATE INDEX recipe_book_filter ON recipe_book (space_id, filter) WHERE filter IS NOT NULL;
CREATE UNIQUE INDEX recipe_book_entry_once ON recipe_book_entry (space_id, book, recipe) WHERE deleted_with IS NULL;
CREATE INDEX recipe_book_entry_recipe ON recipe_book_entry (space_id, recipe) WHERE deleted_with IS NULL;
CREATE INDEX recipe_book_entry_gone ON recipe_book_entry (space_id, deleted_with) WHERE deleted_with IS NOT NULL;
CREATE UNIQUE INDEX shopping_list_name ON shopping_list (space_id, name_key) WHERE deleted_with IS NULL;
CREATE INDEX shopping_list_entry_listed ON shopping_list_entry (space_id, checked, completed_at, id, created_by, list_recipe) WHERE deleted_with IS NULL;
CREATE UNIQUE INDEX social_embed_uuid ON social_embed (space_id, uuid);
CREATE INDEX open_data_unit_slug ON open_data_unit (space_id, slug);
CREATE INDEX open_data_category_slug ON open_data_category (space_id, slug);
CREATE INDEX open_data_property_slug ON open_data_property (space_id, slug);
CREATE INDEX open_data_food_slug ON open_data_food (space_id, slug);
CREATE INDEX open_data_store_slug ON open_data_store (space_id, slug);
CREATE INDEX open_data_conversion_slug ON open_data_conversion (space_id, slug);
CREATE INDEX sync_storage ON sync (space_id, storage);
CREATE INDEX sync_log_sync ON sync_log (space_id, sync);
CREATE INDEX recipe_import_storage ON recipe_import (space_id, storage);
CREATE INDEX external_file_storage ON external_file (space_id, storage);
CREATE INDEX ai_log_created ON ai_log (space_id, created_at);
CREATE INDEX ai_log_provider ON ai_log (space_id, ai_provider);
CREATE INDEX import_correction_said ON import_correction (space_id, kind, said_key);
CREATE INDEX import_batch_owner ON import_batch (space_id, created_by, id);
CREATE INDEX recipe_source ON recipe (space_id, source_url) WHERE source_url <> '';
CREATE INDEX inventory_location_household ON inventory_location (space_id, household);
CREATE INDEX inventory_entry_food ON inventory_entry (space_id, food);
CREATE INDEX inventory_entry_location ON inventory_entry (space_id, inventory_location);
CREATE UNIQUE INDEX inventory_entry_code ON inventory_entry (space_id, coalesce(code, printf('%X', id))) WHERE deleted_with IS NULL;
CREATE INDEX inventory_log_entry ON inventory_log (space_id, entry);
CREATE INDEX meal_plan_window ON meal_plan (space_id, (CASE WHEN julianday(to_date) - julianday(from_date) < 1 THEN 0 WHEN julianday(to_date) - julianday(from_date) < 8 THEN 1 WHEN julianday(to_date) - julianday(from_date) < 32 THEN 2 WHEN julianday(to_date) - julianday(from_date) < 367 THEN 3 ELSE 4 END), from_date, to_date) WHERE deleted_with IS NULL;
CREATE INDEX event_addition ON event (space_id, coalesce(meta ->> 'key', meta ->> 'command')) WHERE type = 'shopping.added';
CREATE INDEX event_time ON event (space_id + 0, at);
CREATE INDEX event_command ON event (meta ->> 'command');
INSERT INTO d1_migrations (name) VALUES ('0001_log.sql'), ('0002_names.sql'), ('0003_members.sql'), ('0004_foods.sql'), ('0005_recipes.sql'), ('0006_views.sql'), ('0007_cooking.sql'), ('0008_meal_plans.sql'), ('0009_shopping.sql'), ('0010_imports.sql'), ('0011_supermarkets.sql'), ('0012_files.sql'), ('0013_nutrition.sql'), ('0014_books.sql'), ('0015_planning.sql'), ('0016_enterprise.sql'), ('0017_open_data.sql'), ('0018_configuration.sql'), ('0019_imports.sql'), ('0020_statistics.sql'), ('0021_recipe_source.sql'), ('0022_larger_spaces.sql'), ('0023_inventory.sql'), ('0026_amount_max.sql'), ('0028_meal_plan_window.sql'), ('0029_additions.sql'), ('0030_links_of_former_members.sql'), ('0032_event_time.sql'), ('0040_guard.sql'), ('0041_copies.sql');
INSERT INTO event ("seq", "space_id", "stream", "version", "type", "data", "meta", "at") VALUES
(1, 1, 'member:1', 1, 'member.joined', '{"user":1,"username":"cook1_mx0oi05l","first_name":"","last_name":"","is_staff":false,"is_superuser":false,"is_active":true,"seq":3,"display_name":"cook1_mx0oi05l","household":1}', '{"user":1,"client":"node","command":"directory:3:1"}', '2026-11-28T17:22:59.285Z'),
(2, 1, 'space', 1, 'space.furnished', '{"starter":"en"}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(3, 1, 'meal-type:10001', 1, 'meal-type.created', '{"name":"Breakfast","time":"08:00:00","color":"#e0a458","order":0,"default":false,"created_by":1,"id":10001}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(4, 1, 'meal-type:10002', 1, 'meal-type.created', '{"name":"Lunch","time":"12:30:00","color":"#6a9955","order":1,"default":false,"created_by":1,"id":10002}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(5, 1, 'meal-type:10003', 1, 'meal-type.created', '{"name":"Dinner","time":"18:30:00","color":"#b5533c","order":2,"default":true,"created_by":1,"id":10003}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(6, 1, 'meal-type:10004', 1, 'meal-type.created', '{"name":"Snack","time":"15:30:00","color":"#7d6b9d","order":3,"default":false,"created_by":1,"id":10004}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(7, 1, 'unit:10001', 1, 'unit.created', '{"name":"g","plural_name":"g","base_unit":"g","id":10001}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(8, 1, 'unit:10002', 1, 'unit.created', '{"name":"kg","plural_name":"kg","base_unit":"kg","id":10002}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(9, 1, 'unit:10003', 1, 'unit.created', '{"name":"oz","plural_name":"oz","base_unit":"ounce","id":10003}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(10, 1, 'unit:10004', 1, 'unit.created', '{"name":"lb","plural_name":"lb","base_unit":"pound","id":10004}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(11, 1, 'unit:10005', 1, 'unit.created', '{"name":"ml","plural_name":"ml","base_unit":"ml","id":10005}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(12, 1, 'unit:10006', 1, 'unit.created', '{"name":"l","plural_name":"l","base_unit":"l","id":10006}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(13, 1, 'unit:10007', 1, 'unit.created', '{"name":"tsp","plural_name":"tsp","base_unit":"tsp","id":10007}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(14, 1, 'unit:10008', 1, 'unit.created', '{"name":"tbsp","plural_name":"tbsp","base_unit":"tbsp","id":10008}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(15, 1, 'unit:10009', 1, 'unit.created', '{"name":"cup","plural_name":"cups","base_unit":"us_cup","id":10009}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(16, 1, 'unit:10010', 1, 'unit.created', '{"name":"fl oz","plural_name":"fl oz","base_unit":"fluid_ounce","id":10010}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(17, 1, 'unit:10011', 1, 'unit.created', '{"name":"piece","plural_name":"pieces","id":10011}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(18, 1, 'unit:10012', 1, 'unit.created', '{"name":"pinch","plural_name":"pinches","id":10012}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(19, 1, 'unit:10013', 1, 'unit.created', '{"name":"clove","plural_name":"cloves","id":10013}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(20, 1, 'unit:10014', 1, 'unit.created', '{"name":"bunch","plural_name":"bunches","id":10014}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(21, 1, 'unit:10015', 1, 'unit.created', '{"name":"slice","plural_name":"slices","id":10015}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(22, 1, 'unit:10016', 1, 'unit.created', '{"name":"can","plural_name":"cans","id":10016}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(23, 1, 'unit:10017', 1, 'unit.created', '{"name":"package","plural_name":"packages","id":10017}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(24, 1, 'supermarket-category:10001', 1, 'supermarket-category.created', '{"name":"Fruit & Vegetables","id":10001}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(25, 1, 'supermarket-category:10002', 1, 'supermarket-category.created', '{"name":"Bread & Bakery","id":10002}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(26, 1, 'supermarket-category:10003', 1, 'supermarket-category.created', '{"name":"Meat & Fish","id":10003}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(27, 1, 'supermarket-category:10004', 1, 'supermarket-category.created', '{"name":"Dairy & Eggs","id":10004}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(28, 1, 'supermarket-category:10005', 1, 'supermarket-category.created', '{"name":"Pasta, Rice & Grains","id":10005}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(29, 1, 'supermarket-category:10006', 1, 'supermarket-category.created', '{"name":"Baking","id":10006}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(30, 1, 'supermarket-category:10007', 1, 'supermarket-category.created', '{"name":"Spices & Sauces","id":10007}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(31, 1, 'supermarket-category:10008', 1, 'supermarket-category.created', '{"name":"Canned Goods","id":10008}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(32, 1, 'supermarket-category:10009', 1, 'supermarket-category.created', '{"name":"Frozen","id":10009}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(33, 1, 'supermarket-category:10010', 1, 'supermarket-category.created', '{"name":"Snacks & Sweets","id":10010}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(34, 1, 'supermarket-category:10011', 1, 'supermarket-category.created', '{"name":"Drinks","id":10011}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(35, 1, 'supermarket-category:10012', 1, 'supermarket-category.created', '{"name":"Household","id":10012}', '{"user":1,"client":"node"}', '2026-11-28T17:22:59.285Z'),
(36, 1, 'keyword:10001', 1, 'keyword.created', '{"name":"Dinner","description":"","id":10001}', '{"user":1,"token":1,"client":"node"}', '2026-11-28T17:23:01.363Z'),
(37, 1, 'food:10001', 1, 'food.created', '{"name":"tomato","id":10001}', '{"user":1,"token":1,"client":"node"}', '2026-11-28T17:23:01.363Z'),
(38, 1, 'food:10002', 1, 'food.created', '{"name":"onion","id":10002}', '{"user":1,"token":1,"client":"node"}', '2026-11-28T17:23:01.363Z'),
(39, 1, 'recipe:10001', 1, 'recipe.created', '{"description":"Quick.","source_url":null,"working_time":0,"waiting_time":0,"servings":1,"servings_text":"","diameter":0,"diameter_text":"","internal":true,"show_ingredient_overview":true,"nutrition":null,"properties":[],"file_path":"","private":false,"shared":[],"keywords":[10001],"steps":[{"name":"","instruction":"Chop the red onions.","time":0,"show_as_header":true,"show_ingredients_table":true,"id":10001,"order":0,"file":null,"step_recipe":null,"ingredients":[{"amount":500,"is_header":false,"no_amount":false,"id":10001,"order":0,"food":10001,"unit":10001,"note":null,"original_text":null},{"amount":2,"is_header":false,"no_amount":false,"id":10002,"order":0,"food":10002,"unit":null,"note":null,"original_text":null}]}],"name":"Tomato soup","id":10001,"created_by":1}', '{"user":1,"token":1,"client":"node"}', '2026-11-28T17:23:01.363Z'),
(40, 1, 'recipe:10002', 1, 'recipe.created', '{"description":null,"source_url":null,"working_time":0,"waiting_time":0,"servings":1,"servings_text":"","diameter":0,"diameter_text":"","internal":true,"show_ingredient_overview":true,"nutrition":null,"properties":[],"file_path":"","private":true,"shared":[],"keywords":[],"steps":[{"name":"","instruction":"Knead.","time":0,"show_as_header":true,"show_ingredients_table":true,"id":10002,"order":0,"file":null,"step_recipe":null,"ingredients":[]}],"name":"Bread","id":10002,"created_by":1}', '{"user":1,"token":1,"client":"node"}', '2026-11-28T17:23:01.717Z'),
(41, 1, 'recipe:10002', 2, 'recipe.described', '{"id":10002,"patch":{"servings":3}}', '{"user":1,"token":1,"client":"node"}', '2026-11-28T17:23:01.810Z'),
(42, 1, 'meal-type:10005', 1, 'meal-type.created', '{"name":"Supper","order":0,"default":false,"created_by":1,"id":10005}', '{"user":1,"token":1,"client":"node"}', '2026-11-28T17:23:01.938Z'),
(43, 1, 'meal-plan:10001', 1, 'meal-plan.planned', '{"id":10001,"title":"","recipe":10001,"servings":2,"note":"","meal_type":10005,"shared":[],"from_date":"2026-11-28","to_date":"2026-11-28","created_by":1}', '{"user":1,"token":1,"client":"node"}', '2026-11-28T17:23:02.018Z'),
(44, 1, 'shopping', 1, 'shopping.added', '{"created_by":1,"list_recipe":null,"entries":[{"id":10001,"list_recipe":null,"food":10002,"unit":null,"amount":2,"order":0,"ingredient":null,"completed_at":null,"delay_until":null,"shopping_lists":[]}]}', '{"user":1,"token":1,"client":"node"}', '2026-11-28T17:23:02.098Z');
INSERT INTO sequence ("space_id", "name", "value", "taken") VALUES
(1, 'food', 10002, 2),
(1, 'ingredient', 10002, 2),
(1, 'keyword', 10001, 1),
(1, 'meal-plan', 10001, 1),
(1, 'meal-type', 10005, 1),
(1, 'recipe', 10002, 1),
(1, 'shopping-list-entry', 10001, 1),
(1, 'step', 10002, 1),
(1, 'supermarket-category', 10012, 12),
(1, 'unit', 10017, 17);
INSERT INTO member ("space_id", "user_id", "username", "first_name", "last_name", "display_name", "is_staff", "is_superuser", "is_active", "gone", "household", "seq", "plan_share", "shopping_share", "default_meal_type", "image") VALUES
(1, 1, 'cook1_mx0oi05l', '', '', 'cook1_mx0oi05l', 0, 0, 1, 0, 1, 3, '[]', '[]', NULL, NULL);
INSERT INTO unit ("space_id", "id", "version", "created_at", "updated_at", "deleted_with", "name", "name_key", "name_fold", "plural_name", "plural_key", "plural_fold", "description", "base_unit", "open_data_slug") VALUES
(1, 10001, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'g', 'g', 'g', 'g', 'g', 'g', NULL, 'g', NULL),
(1, 10002, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'kg', 'kg', 'kg', 'kg', 'kg', 'kg', NULL, 'kg', NULL),
(1, 10003, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'oz', 'oz', 'oz', 'oz', 'oz', 'oz', NULL, 'ounce', NULL),
(1, 10004, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'lb', 'lb', 'lb', 'lb', 'lb', 'lb', NULL, 'pound', NULL),
(1, 10005, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'ml', 'ml', 'ml', 'ml', 'ml', 'ml', NULL, 'ml', NULL),
(1, 10006, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'l', 'l', 'l', 'l', 'l', 'l', NULL, 'l', NULL),
(1, 10007, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'tsp', 'tsp', 'tsp', 'tsp', 'tsp', 'tsp', NULL, 'tsp', NULL),
(1, 10008, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'tbsp', 'tbsp', 'tbsp', 'tbsp', 'tbsp', 'tbsp', NULL, 'tbsp', NULL),
(1, 10009, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'cup', 'cup', 'cup', 'cups', 'cups', 'cups', NULL, 'us_cup', NULL),
(1, 10010, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'fl oz', 'fl oz', 'fl oz', 'fl oz', 'fl oz', 'fl oz', NULL, 'fluid_ounce', NULL),
(1, 10011, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'piece', 'piece', 'piece', 'pieces', 'pieces', 'pieces', NULL, NULL, NULL),
(1, 10012, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'pinch', 'pinch', 'pinch', 'pinches', 'pinches', 'pinches', NULL, NULL, NULL),
(1, 10013, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'clove', 'clove', 'clove', 'cloves', 'cloves', 'cloves', NULL, NULL, NULL),
(1, 10014, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'bunch', 'bunch', 'bunch', 'bunches', 'bunches', 'bunches', NULL, NULL, NULL),
(1, 10015, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'slice', 'slice', 'slice', 'slices', 'slices', 'slices', NULL, NULL, NULL),
(1, 10016, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'can', 'can', 'can', 'cans', 'cans', 'cans', NULL, NULL, NULL),
(1, 10017, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'package', 'package', 'package', 'packages', 'packages', 'packages', NULL, NULL, NULL);
INSERT INTO keyword ("space_id", "id", "version", "created_at", "updated_at", "deleted_with", "name", "name_key", "name_fold", "description", "parent") VALUES
(1, 10001, 1, '2026-11-28T17:23:01.363Z', '2026-11-28T17:23:01.363Z', NULL, 'Dinner', 'dinner', 'dinner', '', NULL);
INSERT INTO supermarket_category ("space_id", "id", "version", "created_at", "updated_at", "deleted_with", "name", "name_key", "name_fold", "description", "open_data_slug") VALUES
(1, 10001, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Fruit & Vegetables', 'fruit & vegetables', 'fruit & vegetables', NULL, NULL),
(1, 10002, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Bread & Bakery', 'bread & bakery', 'bread & bakery', NULL, NULL),
(1, 10003, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Meat & Fish', 'meat & fish', 'meat & fish', NULL, NULL),
(1, 10004, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Dairy & Eggs', 'dairy & eggs', 'dairy & eggs', NULL, NULL),
(1, 10005, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Pasta, Rice & Grains', 'pasta, rice & grains', 'pasta, rice & grains', NULL, NULL),
(1, 10006, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Baking', 'baking', 'baking', NULL, NULL),
(1, 10007, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Spices & Sauces', 'spices & sauces', 'spices & sauces', NULL, NULL),
(1, 10008, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Canned Goods', 'canned goods', 'canned goods', NULL, NULL),
(1, 10009, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Frozen', 'frozen', 'frozen', NULL, NULL),
(1, 10010, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Snacks & Sweets', 'snacks & sweets', 'snacks & sweets', NULL, NULL),
(1, 10011, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Drinks', 'drinks', 'drinks', NULL, NULL),
(1, 10012, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Household', 'household', 'household', NULL, NULL);
INSERT INTO food ("space_id", "id", "version", "created_at", "updated_at", "deleted_with", "name", "name_key", "name_fold", "plural_name", "plural_key", "plural_fold", "description", "recipe", "url", "properties_food_amount", "properties_food_unit", "fdc_id", "supermarket_category", "parent", "ignore_shopping", "substitute_siblings", "substitute_children", "inherit_fields", "child_inherit_fields", "open_data_slug", "shopping_lists") VALUES
(1, 10001, 1, '2026-11-28T17:23:01.363Z', '2026-11-28T17:23:01.363Z', NULL, 'tomato', 'tomato', 'tomato', NULL, NULL, NULL, '', NULL, NULL, 100, NULL, NULL, NULL, NULL, 0, 0, 0, '[]', '[]', NULL, '[]'),
(1, 10002, 1, '2026-11-28T17:23:01.363Z', '2026-11-28T17:23:01.363Z', NULL, 'onion', 'onion', 'onion', NULL, NULL, NULL, '', NULL, NULL, 100, NULL, NULL, NULL, NULL, 0, 0, 0, '[]', '[]', NULL, '[]');
INSERT INTO recipe ("space_id", "id", "version", "created_at", "updated_at", "deleted_with", "created_by", "name", "name_fold", "description", "image", "source_url", "working_time", "waiting_time", "servings", "servings_text", "diameter", "diameter_text", "internal", "show_ingredient_overview", "nutrition", "file_path", "private") VALUES
(1, 10001, 1, '2026-11-28T17:23:01.363Z', '2026-11-28T17:23:01.363Z', NULL, 1, 'Tomato soup', 'tomato soup', 'Quick.', NULL, NULL, 0, 0, 1, '', 0, '', 1, 1, NULL, '', 0),
(1, 10002, 2, '2026-11-28T17:23:01.717Z', '2026-11-28T17:23:01.810Z', NULL, 1, 'Bread', 'bread', NULL, NULL, NULL, 0, 0, 3, '', 0, '', 1, 1, NULL, '', 1);
INSERT INTO recipe_keyword ("space_id", "recipe", "keyword", "position") VALUES
(1, 10001, 10001, 0);
INSERT INTO step ("space_id", "id", "recipe", "position", "name", "instruction", "time", "order", "show_as_header", "show_ingredients_table", "file", "step_recipe") VALUES
(1, 10001, 10001, 0, '', 'Chop the red onions.', 0, 0, 1, 1, NULL, NULL),
(1, 10002, 10002, 0, '', 'Knead.', 0, 0, 1, 1, NULL, NULL);
INSERT INTO ingredient ("space_id", "id", "recipe", "step", "position", "food", "unit", "amount", "note", "order", "is_header", "no_amount", "original_text") VALUES
(1, 10001, 10001, 10001, 0, 10001, 10001, 500, NULL, 0, 0, 0, NULL),
(1, 10002, 10001, 10001, 1, 10002, NULL, 2, NULL, 0, 0, 0, NULL);
INSERT INTO search_gram ("space_id", "gram", "word") VALUES
(1, '^br', 'bread'),
(1, '^di', 'dinner'),
(1, '^on', 'onion'),
(1, '^so', 'soup'),
(1, '^to', 'tomato'),
(1, 'ad$', 'bread'),
(1, 'ato', 'tomato'),
(1, 'bre', 'bread'),
(1, 'din', 'dinner'),
(1, 'ead', 'bread'),
(1, 'er$', 'dinner'),
(1, 'inn', 'dinner'),
(1, 'ion', 'onion'),
(1, 'mat', 'tomato'),
(1, 'ner', 'dinner'),
(1, 'nio', 'onion'),
(1, 'nne', 'dinner'),
(1, 'oma', 'tomato'),
(1, 'on$', 'onion'),
(1, 'oni', 'onion'),
(1, 'oup', 'soup'),
(1, 'rea', 'bread'),
(1, 'sou', 'soup'),
(1, 'to$', 'tomato'),
(1, 'tom', 'tomato'),
(1, 'up$', 'soup');
INSERT INTO meal_type ("space_id", "id", "version", "created_at", "updated_at", "deleted_with", "name", "name_key", "name_fold", "order", "time", "color", "default", "created_by") VALUES
(1, 10001, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Breakfast', 'breakfast', 'breakfast', 0, '08:00:00', '#e0a458', 0, 1),
(1, 10002, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Lunch', 'lunch', 'lunch', 1, '12:30:00', '#6a9955', 0, 1),
(1, 10003, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Dinner', 'dinner', 'dinner', 2, '18:30:00', '#b5533c', 1, 1),
(1, 10004, 1, '2026-11-28T17:22:59.285Z', '2026-11-28T17:22:59.285Z', NULL, 'Snack', 'snack', 'snack', 3, '15:30:00', '#7d6b9d', 0, 1),
(1, 10005, 1, '2026-11-28T17:23:01.938Z', '2026-11-28T17:23:01.938Z', NULL, 'Supper', 'supper', 'supper', 0, NULL, NULL, 0, 1);
INSERT INTO meal_plan ("space_id", "id", "version", "created_at", "updated_at", "deleted_with", "title", "recipe", "servings", "note", "from_date", "to_date", "meal_type", "shared", "created_by") VALUES
(1, 10001, 1, '2026-11-28T17:23:02.018Z', '2026-11-28T17:23:02.018Z', NULL, '', 10001, 2, '', '2026-11-28', '2026-11-28', 10005, '[]', 1);
INSERT INTO shopping_list_entry ("space_id", "id", "version", "created_at", "updated_at", "deleted_with", "list_recipe", "food", "unit", "amount", "order", "checked", "ingredient", "created_by", "completed_at", "delay_until", "shopping_lists") VALUES
(1, 10001, 1, '2026-11-28T17:23:02.098Z', '2026-11-28T17:23:02.098Z', NULL, NULL, 10002, NULL, 2, 0, 0, NULL, 1, NULL, NULL, '[]');
INSERT INTO search_text (rowid, tokens) VALUES
(68719486737, '1_tomato 1_soup 1_tomat 1--tomato 1_soup 1-mato'),
(68719486738, '1_bread 1--bread'),
(73014454033, '1.quick 1--quick'),
(77309421329, '1.chop 1.the 1.red 1.onions 1.onio 1--chop 1.the 1.red 1.onions'),
(77309421330, '1.knead 1--knead'),
(81604388625, '1_tomato 1_tomat 1--tomato 1-mato'),
(81604388626, '1_onion 1_onio 1--onion'),
(85899355921, '1_dinner 1_dinn 1--dinner 1-nner'),
(94489290513, '1_g 1--g'),
(94489290514, '1_kg 1--kg'),
(94489290515, '1_oz 1--oz'),
(94489290516, '1_lb 1--lb'),
(94489290517, '1_ml 1--ml'),
(94489290518, '1_l 1--l'),
(94489290519, '1_tsp 1--tsp'),
(94489290520, '1_tbsp 1--tbsp'),
(94489290521, '1_cup 1--cup'),
(94489290522, '1_fl 1_oz 1--fl 1_oz'),
(94489290523, '1_piece 1_piec 1--piece'),
(94489290524, '1_pinch 1--pinch'),
(94489290525, '1_clove 1_clov 1--clove'),
(94489290526, '1_bunch 1--bunch'),
(94489290527, '1_slice 1_slic 1--slice'),
(94489290528, '1_can 1--can'),
(94489290529, '1_package 1_packag 1--package 1-ckage 1-kage'),
(98784257809, '1_g 1--g'),
(98784257810, '1_kg 1--kg'),
(98784257811, '1_oz 1--oz'),
(98784257812, '1_lb 1--lb'),
(98784257813, '1_ml 1--ml'),
(98784257814, '1_l 1--l'),
(98784257815, '1_tsp 1--tsp'),
(98784257816, '1_tbsp 1--tbsp'),
(98784257817, '1_cups 1_cup 1--cups'),
(98784257818, '1_fl 1_oz 1--fl 1_oz'),
(98784257819, '1_pieces 1_piec 1--pieces 1-eces'),
(98784257820, '1_pinches 1_pinch 1--pinches 1-nches 1-ches'),
(98784257821, '1_cloves 1_clov 1--cloves 1-oves'),
(98784257822, '1_bunches 1_bunch 1--bunches 1-nches 1-ches'),
(98784257823, '1_slices 1_slic 1--slices 1-ices'),
(98784257824, '1_cans 1_can 1--cans'),
(98784257825, '1_packages 1_packag 1--packages 1-ckages 1-kages 1-ages');
ANALYZE;
DELETE FROM sqlite_stat1;
INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES
('import_item', 'import_item', '1000000 20000 20 1'),
('import_log', 'import_log', '1000000 20000 1'),
('ai_log', 'ai_log_provider', '1000000 20000 20'),
('ai_log', 'ai_log_created', '1000000 20000 20'),
('ai_log', 'ai_log', '1000000 20000 1'),
('ai_provider', 'ai_provider', '1000000 20000 1'),
('external_file', 'external_file_storage', '1000000 20000 20'),
('external_file', 'external_file', '1000000 20000 1'),
('automation', 'automation', '1000000 20000 1'),
('secret', 'secret', '1000000 20000 20 5 2'),
('open_data_store', 'open_data_store_slug', '1000000 20000 20'),
('open_data_store', 'open_data_store', '1000000 20000 1'),
('recipe_import', 'recipe_import_storage', '1000000 20000 20'),
('recipe_import', 'recipe_import', '1000000 20000 1'),
('open_data_food', 'open_data_food_slug', '1000000 20000 20'),
('open_data_food', 'open_data_food', '1000000 20000 1'),
('open_data_property', 'open_data_property_slug', '1000000 20000 20'),
('open_data_property', 'open_data_property', '1000000 20000 1'),
('open_data_category', 'open_data_category_slug', '1000000 20000 20'),
('open_data_category', 'open_data_category', '1000000 20000 1'),
('share_link_use', 'share_link_use', '1000000 20000 1'),
('social_embed', 'social_embed_uuid', '1000000 20000 1'),
('social_embed', 'social_embed', '1000000 20000 1'),
('shopping_list', 'shopping_list_name', '1000000 20000 1'),
('shopping_list', 'shopping_list', '1000000 20000 1'),
('import_correction', 'import_correction_said', '1000000 20000 20 5'),
('import_correction', 'import_correction', '1000000 20000 1'),
('recipe_book', 'recipe_book_filter', '1000000 20000 20'),
('recipe_book', 'recipe_book', '1000000 20000 1'),
('custom_filter', 'custom_filter', '1000000 20000 1'),
('property_type', 'property_type_name', '1000000 20000 1'),
('property_type', 'property_type', '1000000 20000 1'),
('storage', 'storage', '1000000 20000 1'),
('unit_conversion', 'unit_conversion_converted', '1000000 20000 20'),
('unit_conversion', 'unit_conversion_base', '1000000 20000 20'),
('unit_conversion', 'unit_conversion_food', '1000000 20000 20 5 2'),
('unit_conversion', 'unit_conversion', '1000000 20000 1'),
('export_log', 'export_log', '1000000 20000 1'),
('supermarket', 'supermarket_name', '1000000 20000 1'),
('supermarket', 'supermarket', '1000000 20000 1'),
('shopping_list_entry', 'shopping_list_entry_listed', '1000000 20000 20 5 2 1 1'),
('shopping_list_entry', 'shopping_list_entry_gone', '1000000 20000 20'),
('shopping_list_entry', 'shopping_list_entry_unit', '1000000 20000 20'),
('shopping_list_entry', 'shopping_list_entry_food', '1000000 20000 20'),
('shopping_list_entry', 'shopping_list_entry_recipe', '1000000 20000 20'),
('shopping_list_entry', 'shopping_list_entry_fresh', '1000000 20000 20'),
('shopping_list_entry', 'shopping_list_entry', '1000000 20000 1'),
('event', 'event_type', '1000000 20000 20'),
('event', 'event_feed', '1000000 20000 20'),
('event', 'sqlite_autoindex_event_1', '1000000 20000 20 1'),
('open_data_unit', 'open_data_unit_slug', '1000000 20000 20'),
('open_data_unit', 'open_data_unit', '1000000 20000 1'),
('d1_migrations', 'sqlite_autoindex_d1_migrations_1', '1000000 20000'),
('supermarket_category', 'supermarket_category_name', '1000000 20000 1'),
('supermarket_category', 'supermarket_category', '1000000 20000 1'),
('import_batch', 'import_batch_owner', '1000000 20000 20 5'),
('import_batch', 'import_batch', '1000000 20000 1'),
('recipe_keyword', 'recipe_keyword_of', '1000000 20000 20 5'),
('recipe_keyword', 'recipe_keyword', '1000000 20000 20 1'),
('step', 'step_file', '1000000 20000 20'),
('step', 'step_embeds', '1000000 20000 20 5'),
('step', 'step_recipe', '1000000 20000 20'),
('step', 'step', '1000000 20000 1'),
('meal_plan', 'meal_plan_gone', '1000000 20000 20'),
('meal_plan', 'meal_plan_type', '1000000 20000 20'),
('meal_plan', 'meal_plan_recipe', '1000000 20000 20'),
('meal_plan', 'meal_plan_days', '1000000 20000 20 5'),
('meal_plan', 'meal_plan', '1000000 20000 1'),
('ingredient', 'ingredient_unit', '1000000 20000 20 5'),
('ingredient', 'ingredient_food', '1000000 20000 20 5'),
('ingredient', 'ingredient_recipe', '1000000 20000 20'),
('ingredient', 'ingredient_step', '1000000 20000 20'),
('ingredient', 'ingredient', '1000000 20000 1'),
('sequence', 'sequence', '1000000 20000 1'),
('connector_config', 'connector_config', '1000000 20000 1'),
('open_data_conversion', 'open_data_conversion_slug', '1000000 20000 20'),
('open_data_conversion', 'open_data_conversion', '1000000 20000 1'),
('unit', 'unit_measure', '1000000 20000 20'),
('unit', 'unit_plural', '1000000 20000 20'),
('unit', 'unit_name', '1000000 20000 1'),
('unit', 'unit', '1000000 20000 1'),
('property', 'property_of_type', '1000000 20000 20'),
('property', 'property_recipe', '1000000 20000 20 5'),
('property', 'property_food', '1000000 20000 20 5'),
('property', 'property', '1000000 20000 1'),
('bookmarklet_import', 'bookmarklet_import_owner', '1000000 20000 20'),
('bookmarklet_import', 'sqlite_autoindex_bookmarklet_import_1', '1000000 20000 1'),
('keyword', 'keyword_parent', '1000000 20000 20'),
('keyword', 'keyword_sorted', '1000000 20000 20 5'),
('keyword', 'keyword_name', '1000000 20000 1'),
('keyword', 'keyword', '1000000 20000 1'),
('food', 'food_recipe', '1000000 20000 20'),
('food', 'food_category', '1000000 20000 20'),
('food', 'food_parent', '1000000 20000 20'),
('food', 'food_plural', '1000000 20000 20'),
('food', 'food_sorted', '1000000 20000 20 5'),
('food', 'food_name', '1000000 20000 1'),
('food', 'food', '1000000 20000 1'),
('supermarket_category_relation', 'supermarket_category_relation_category', '1000000 20000 20'),
('supermarket_category_relation', 'supermarket_category_relation_pair', '1000000 20000 20 1'),
('supermarket_category_relation', 'supermarket_category_relation', '1000000 20000 1'),
('cook_log', 'cook_log_gone', '1000000 20000 20'),
('cook_log', 'cook_log_author', '1000000 20000 20 5'),
('cook_log', 'cook_log_recipe', '1000000 20000 20 5'),
('cook_log', 'cook_log', '1000000 20000 1'),
('member', 'member_household', '1000000 20000 20'),
('member', 'member', '1000000 20000 1'),
('recipe', 'recipe_created', '1000000 20000 20000 5 1 1 1'),
('recipe', 'recipe_name', '1000000 20000 20000 5 1 1 1'),
('recipe', 'recipe', '1000000 20000 1'),
('recipe_book_entry', 'recipe_book_entry_gone', '1000000 20000 20'),
('recipe_book_entry', 'recipe_book_entry_recipe', '1000000 20000 20'),
('recipe_book_entry', 'recipe_book_entry_once', '1000000 20000 20 1'),
('recipe_book_entry', 'recipe_book_entry', '1000000 20000 1'),
('food_substitute', 'food_substitute_high', '1000000 20000 20'),
('food_substitute', 'food_substitute', '1000000 20000 20 1'),
('open_data_version', 'open_data_version', '1000000 20000 1'),
('share_link', 'share_link_recipe', '1000000 20000 20'),
('share_link', 'share_link', '1000000 20000 1'),
('meal_type', 'meal_type_name', '1000000 20000 1'),
('meal_type', 'meal_type', '1000000 20000 1'),
('sync', 'sync_storage', '1000000 20000 20'),
('sync', 'sync', '1000000 20000 1'),
('recipe_tally', 'recipe_tally', '1000000 20000 20 1'),
('sync_log', 'sync_log_sync', '1000000 20000 20'),
('sync_log', 'sync_log', '1000000 20000 1'),
('user_file', 'user_file_key', '1000000 20000 20'),
('user_file', 'user_file', '1000000 20000 1'),
('recipe_shared', 'recipe_shared_user', '1000000 20000 20 5'),
('recipe_shared', 'recipe_shared', '1000000 20000 20 1'),
('receipt', 'receipt', '1000000 20000 1'),
('view_log', 'view_log_recent', '1000000 20000 20 5 2'),
('view_log', 'view_log_own', '1000000 20000 20 1'),
('view_log', 'view_log', '1000000 20000 1'),
('search_gram', 'search_gram', '1000000 20000 20 1'),
('shopping_list_recipe', 'shopping_list_recipe_gone', '1000000 20000 20'),
('shopping_list_recipe', 'shopping_list_recipe_recipe', '1000000 20000 20'),
('shopping_list_recipe', 'shopping_list_recipe_plan', '1000000 20000 20'),
('shopping_list_recipe', 'shopping_list_recipe', '1000000 20000 1'),
('food_onhand', 'food_onhand', '1000000 20000 20 1'),
('command', 'command_at', '1000000 20000'),
('command', 'command', '1000000 20000 1'),
('recipe', 'recipe_source', '1000000 20000 20'),
('inventory_location', 'inventory_location', '1000000 20000 1'),
('inventory_location', 'inventory_location_household', '1000000 20000 20 1'),
('inventory_entry', 'inventory_entry', '1000000 20000 1'),
('inventory_entry', 'inventory_entry_food', '1000000 20000 20 1'),
('inventory_entry', 'inventory_entry_location', '1000000 20000 20 1'),
('inventory_entry', 'inventory_entry_code', '1000000 20000 1 1'),
('inventory_log', 'inventory_log', '1000000 20000 1'),
('inventory_log', 'inventory_log_entry', '1000000 20000 20 1');
ANALYZE sqlite_schema;
INSERT INTO recipe_tally SELECT space_id, created_by, private, count(*) FROM recipe WHERE deleted_with IS NULL GROUP BY 1, 2, 3;
CREATE TRIGGER recipe_counted AFTER INSERT ON recipe WHEN new.deleted_with IS NULL BEGIN
  INSERT INTO recipe_tally (space_id, created_by, private, n) VALUES (new.space_id, new.created_by, new.private, 1)
  ON CONFLICT (space_id, created_by, private) DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER recipe_discounted AFTER DELETE ON recipe WHEN old.deleted_with IS NULL BEGIN
  UPDATE recipe_tally SET n = n - 1
  WHERE space_id = old.space_id AND created_by = old.created_by AND private = old.private;
END;
CREATE TRIGGER recipe_recounted AFTER UPDATE OF deleted_with, private, created_by ON recipe
WHEN old.deleted_with IS NOT new.deleted_with OR old.private <> new.private OR old.created_by <> new.created_by BEGIN
  UPDATE recipe_tally SET n = n - 1
  WHERE old.deleted_with IS NULL AND space_id = old.space_id AND created_by = old.created_by AND private = old.private;
  INSERT INTO recipe_tally (space_id, created_by, private, n)
  SELECT new.space_id, new.created_by, new.private, 1 WHERE new.deleted_with IS NULL
  ON CONFLICT (space_id, created_by, private) DO UPDATE SET n = n + 1;
END;
