-- Large questions of equity, and the pieces that are still to be computed, or to be merged.

create table equity_jobs (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  key text,
  idempotency_key text,
  question json not null,
  asking json not null,
  method text not null check (method in ('exact', 'monte-carlo')),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  pieces integer not null,
  done integer not null default 0,
  seconds double precision not null default 0,
  merged json not null,
  merged_pieces integer not null default 0,
  estimate json,
  answer json,
  error jsonb,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create unique index equity_jobs_workspace_id_idempotency_key_key on equity_jobs (workspace_id, idempotency_key);
-- What was answered before is found by what was asked; jobs under way are few.
create index equity_jobs_answered_idx on equity_jobs (workspace_id, key) where state = 'done';
create index equity_jobs_live_idx on equity_jobs (workspace_id) where state in ('queued', 'running');
create index equity_jobs_finished_at_idx on equity_jobs (finished_at);

create table equity_pieces (
  job_id uuid not null references equity_jobs (id) on delete cascade,
  piece integer not null,
  state text not null default 'pending' check (state in ('pending', 'done')),
  attempts integer not null default 0,
  counts json,
  primary key (job_id, piece)
);
create index equity_pieces_pending_idx on equity_pieces (piece, job_id) where state = 'pending';
