-- A list of the latest hands with a finding that many hands have, but no late ones, read all hands after them. The findings have the
-- time of their hand now: -infinity if its log states none, and null if an earlier version stored it after this migration. Each of the
-- three steps has a transaction of its own, so that nothing waits for the second one.
alter table findings add column played_at timestamptz;
