-- The bytes of a chunk may be in object storage (FLOORMAN_CHUNK_STORE): their row has none then.

alter table chunks alter column source drop not null;

-- Imports that may have objects without a chunk: deleted, interrupted and cancelled ones.
create table object_deletions (
  import_id uuid primary key,
  due_at timestamptz not null default now(),
  -- Completed searches for such objects.
  searches smallint not null default 0
);
create index object_deletions_due_at_idx on object_deletions (due_at);
