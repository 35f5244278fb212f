-- Which events had the time up to which somebody has read. By an expression, so that the planner takes it for nothing else:
-- it would for the end of a space's log, and read all of it.
CREATE INDEX event_time ON event (space_id + 0, at);
