-- Imports that have ended, by age: workers look every few seconds for those that are to be deleted (FLOORMAN_KEEP_DAYS).

create index imports_ended_idx on imports (created_at) where phase in ('done', 'failed', 'cancelled');
