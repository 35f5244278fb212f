-- An import of open data finds its rows by slug without reading all foods.
CREATE INDEX food_by_open_data ON food (space_id, open_data_slug) WHERE open_data_slug IS NOT NULL;
CREATE INDEX unit_by_open_data ON unit (space_id, open_data_slug) WHERE open_data_slug IS NOT NULL;
CREATE INDEX conversion_by_open_data ON unit_conversion (space_id, open_data_slug) WHERE open_data_slug IS NOT NULL;
