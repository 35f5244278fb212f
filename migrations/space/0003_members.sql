-- `seq`: where the directory's log stood when this copy of a person was taken; an older copy never replaces a newer.
ALTER TABLE member ADD COLUMN household INTEGER;
ALTER TABLE member ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
-- What a person set for this space alone: with whom they share, as a list of user ids, and the usual meal.
ALTER TABLE member ADD COLUMN plan_share TEXT NOT NULL DEFAULT '[]';
ALTER TABLE member ADD COLUMN shopping_share TEXT NOT NULL DEFAULT '[]';
ALTER TABLE member ADD COLUMN default_meal_type INTEGER;
ALTER TABLE member ADD COLUMN image INTEGER;
CREATE INDEX member_household ON member (space_id, household);
