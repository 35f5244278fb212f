-- Where its owner moved a recipe of a book to, and NULL for one that stands as it was put in, as all did before.
ALTER TABLE recipe_book_entry ADD COLUMN place INTEGER;
