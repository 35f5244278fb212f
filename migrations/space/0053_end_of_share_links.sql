-- The last day of a share link, and NULL for a link without an end, as all were before.
ALTER TABLE share_link ADD COLUMN valid_until TEXT;
