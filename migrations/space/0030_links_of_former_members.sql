-- Links that people made before they left a space are closed, as they are from now on whenever somebody leaves.
UPDATE share_link SET revoked_at = (
  SELECT min(l.at) FROM event l
  WHERE l.space_id = share_link.space_id AND l.stream = 'member:' || share_link.created_by AND l.type = 'member.left'
    AND l.seq > (SELECT c.seq FROM event c
      WHERE c.space_id = share_link.space_id AND c.stream = 'share-link:' || share_link.id AND c.type = 'share-link.created'))
WHERE revoked_at IS NULL AND EXISTS (
  SELECT 1 FROM event l
  WHERE l.space_id = share_link.space_id AND l.stream = 'member:' || share_link.created_by AND l.type = 'member.left'
    AND l.seq > (SELECT c.seq FROM event c
      WHERE c.space_id = share_link.space_id AND c.stream = 'share-link:' || share_link.id AND c.type = 'share-link.created'));
