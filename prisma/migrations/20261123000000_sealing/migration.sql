-- What sealing asks for, each by an index that holds no more than that.

-- A hand that is no copy: where it stands in a sealed import, all others of its identity are copies of it.
drop index hands_workspace_id_identity_idx;
create index hands_firsts_idx on hands (workspace_id, identity) where first_id is null;

-- The copies that tell something else than the first does; duplicates may be without number.
drop index hands_first_id_idx;
create index hands_versions_idx on hands (first_id, content) where sighting <> 'duplicate';

-- Whose turn it is, and what it waits for.
create index imports_waiting_idx on imports (workspace_id, place) where phase = 'received';
create index chunks_pending_idx on chunks (import_id) where state = 'pending';
