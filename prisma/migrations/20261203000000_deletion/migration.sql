-- An import that is deleted: `deleting` until its rows are gone. The row of a deleted one stays, without name and key, because the
-- totals for monitoring only grow.
alter table imports drop constraint imports_phase_check;
alter table imports add constraint imports_phase_check
  check (phase in ('receiving', 'received', 'done', 'failed', 'cancelled', 'deleting', 'deleted'));

-- An import that is audited again, because the first copies of some of its hands were deleted.
alter table imports add column again boolean not null default false;

-- Hands that were deleted by themselves: they stay away if their import is audited again.
create table deleted_hands (
  hand_id bigint primary key,
  import_id uuid not null
);
create index deleted_hands_import_id_idx on deleted_hands (import_id);

-- The copies of a hand in other imports.
create index hands_copies_idx on hands (first_id) where first_id is not null;
