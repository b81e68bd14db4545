-- The chunks of a deleted import wait for their erasure, with everything that was made from them.
alter table chunks drop constraint chunks_state_check;
alter table chunks add constraint chunks_state_check
  check (state in ('pending', 'done', 'failed', 'cancelled', 'deleted'));
create index chunks_deleted_idx on chunks (import_id) where state = 'deleted';
