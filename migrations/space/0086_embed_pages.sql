-- What an embed shows beside recipes of keywords, where it may be framed, and who made it: it shows no more than they see.
ALTER TABLE social_embed ADD COLUMN books TEXT NOT NULL DEFAULT '[]';
ALTER TABLE social_embed ADD COLUMN shopping_lists TEXT NOT NULL DEFAULT '[]';
ALTER TABLE social_embed ADD COLUMN meal_types TEXT NOT NULL DEFAULT '[]';
ALTER TABLE social_embed ADD COLUMN allowed_origins TEXT NOT NULL DEFAULT '';
ALTER TABLE social_embed ADD COLUMN search_engines INTEGER NOT NULL DEFAULT 0;
ALTER TABLE social_embed ADD COLUMN created_by INTEGER;
