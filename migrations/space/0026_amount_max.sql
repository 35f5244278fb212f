-- The upper end of an ingredient that says a range; null where it says one amount.
ALTER TABLE ingredient ADD COLUMN amount_max REAL;
