-- A webhook whose receiver fails rests, so that the workers have time for those of other workspaces.
alter table webhooks
  add column failures smallint not null default 0,
  add column rests_until timestamptz not null default now();
