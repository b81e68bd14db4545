-- A webhook whose receiver fails rests, so that the workers have time for those of other workspaces.
alter table webhooks
  add column failures smallint not null default 0,
  add column rests_until timestamptz not null default now();

-- A test is attempted before all events that wait, and while its webhook rests.
create index webhook_deliveries_tests_idx on webhook_deliveries (webhook_id, next_attempt_at)
  where state = 'pending' and type = 'webhook.test';
