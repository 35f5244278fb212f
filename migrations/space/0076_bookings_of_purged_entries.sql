-- Bookings go with the entry that they are of, also where that was deleted for good before.
DELETE FROM inventory_log WHERE NOT EXISTS (
  SELECT 1 FROM inventory_entry e WHERE e.space_id = inventory_log.space_id AND e.id = inventory_log.entry);
