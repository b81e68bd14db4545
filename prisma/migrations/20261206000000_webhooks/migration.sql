-- Addresses that are notified when an import or an equity job has ended, and what is delivered to each.

create table webhooks (
  id uuid primary key default gen_random_uuid(),
  workspace_id uuid not null references workspaces (id) on delete cascade,
  url text not null,
  secret text not null,
  events text[] not null,
  active boolean not null default true,
  idempotency_key text,
  created_at timestamptz not null default now()
);
create unique index webhooks_workspace_id_idempotency_key_key on webhooks (workspace_id, idempotency_key);

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event_id uuid not null,
  type text not null,
  subject_id uuid,
  data json not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  attempted_at timestamptz,
  response_status smallint,
  error text,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index webhook_deliveries_webhook_id_created_at_id_idx on webhook_deliveries (webhook_id, created_at, id);
create index webhook_deliveries_webhook_id_ended_at_idx on webhook_deliveries (webhook_id, ended_at);
create index webhook_deliveries_subject_id_idx on webhook_deliveries (subject_id);
-- The pending ones are few, and the only ones that workers look for.
create index webhook_deliveries_due_idx on webhook_deliveries (webhook_id, next_attempt_at) where state = 'pending';
