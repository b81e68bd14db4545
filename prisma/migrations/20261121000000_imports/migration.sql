-- Workspaces, keys, imports and what becomes of them.

create table workspaces (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  created_at timestamptz not null default now()
);

create table api_keys (
  id text primary key,
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null,
  hash bytea not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index api_keys_workspace_id_idx on api_keys (workspace_id);

create table imports (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  name text not null,
  phase text not null default 'receiving'
    check (phase in ('receiving', 'received', 'done', 'failed', 'cancelled')),
  idempotency_key text,
  digest bytea,
  bytes bigint not null default 0,
  format text,
  profile text not null default 'auto',
  place bigint,
  cancel_requested boolean not null default false,
  revision integer not null default 1,
  hands integer not null default 0,
  audited integer not null default 0,
  rejected integer not null default 0,
  duplicates integer not null default 0,
  cancelled integer not null default 0,
  findings jsonb not null default '{}',
  complete boolean not null default false,
  error jsonb,
  created_at timestamptz not null default now(),
  heartbeat_at timestamptz not null default now(),
  received_at timestamptz,
  sealed_at timestamptz,
  seal_seconds double precision
);
create unique index imports_workspace_id_idempotency_key_key on imports (workspace_id, idempotency_key);
create index imports_workspace_id_created_at_idx on imports (workspace_id, created_at);
create index imports_phase_idx on imports (phase);
create sequence import_places;

create table chunks (
  id bigserial primary key,
  import_id uuid not null references imports (id) on delete cascade,
  workspace_id uuid not null,
  ordinal integer not null,
  member_number integer not null,
  member text,
  reading json not null,
  source bytea not null,
  state text not null default 'pending' check (state in ('pending', 'done', 'failed', 'cancelled')),
  attempts integer not null default 0,
  hands integer not null default 0,
  audited integer not null default 0,
  rejected integer not null default 0,
  cancelled integer not null default 0,
  findings jsonb not null default '{}',
  first_index integer,
  error text,
  audit_seconds double precision,
  store_seconds double precision
);
create unique index chunks_import_id_ordinal_key on chunks (import_id, ordinal);
create index chunks_state_idx on chunks (state);
-- It is compressed already.
alter table chunks alter column source set storage external;

create table hands (
  id bigint primary key,
  workspace_id uuid not null,
  import_id uuid not null,
  chunk_id bigint not null,
  status text not null check (status in ('audited', 'cancelled', 'rejected', 'duplicate')),
  rejection text,
  site text,
  hand_id text,
  identity bigint,
  content integer,
  events integer,
  first_id bigint,
  sighting text check (sighting in ('duplicate', 'other-view', 'conflicting-copy')),
  format text,
  played_at timestamptz,
  variant text,
  betting_limit text,
  table_name text,
  currency text,
  big_blind numeric,
  total_pot numeric,
  first_line integer not null,
  last_line integer not null,
  byte_offset integer not null,
  byte_length integer not null,
  page integer not null,
  record_offset integer not null,
  record_length integer not null,
  translation_length integer not null
);
create index hands_workspace_id_identity_idx on hands (workspace_id, identity);
create index hands_workspace_id_id_idx on hands (workspace_id, id);
create index hands_workspace_id_played_at_id_idx on hands (workspace_id, played_at, id);
create index hands_import_id_id_idx on hands (import_id, id);
-- Few hands are copies of others.
create index hands_first_id_idx on hands (first_id) where first_id is not null;

create table hand_seats (
  hand_id bigint not null,
  seat smallint not null,
  workspace_id uuid not null,
  site text not null,
  player text not null,
  button boolean not null,
  hero boolean not null,
  currency text not null,
  start_stack numeric,
  end_stack numeric,
  put_in numeric not null,
  collected numeric,
  primary key (hand_id, seat)
);
create index hand_seats_workspace_id_player_hand_id_idx on hand_seats (workspace_id, player, hand_id);

create table findings (
  hand_id bigint not null,
  ordinal smallint not null,
  workspace_id uuid not null,
  import_id uuid not null,
  code text not null,
  severity text not null,
  rules text[] not null,
  line integer not null,
  seat smallint,
  engine text not null,
  profile text,
  primary key (hand_id, ordinal)
);
create index findings_workspace_id_code_hand_id_idx on findings (workspace_id, code, hand_id);
create index findings_import_id_hand_id_idx on findings (import_id, hand_id);

create table record_pages (
  chunk_id bigint not null,
  page integer not null,
  body bytea not null,
  primary key (chunk_id, page)
);
alter table record_pages alter column body set storage external;
