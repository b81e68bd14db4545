-- A list of the latest hands with a finding that many hands have, but no late ones, read all hands after them. The findings have the
-- time of their hand now: -infinity if its log states none, and null if an earlier version stored it after this migration.
alter table findings add column played_at timestamptz;
update findings f set played_at = coalesce(h.played_at, '-infinity') from hands h where h.id = f.hand_id;
create index findings_workspace_id_code_played_at_hand_id_idx on findings (workspace_id, code, played_at, hand_id);
