-- The book in which somebody keeps favourites; they have one such book, as the command that makes it sees to.
ALTER TABLE recipe_book ADD COLUMN favourites INTEGER NOT NULL DEFAULT 0;
