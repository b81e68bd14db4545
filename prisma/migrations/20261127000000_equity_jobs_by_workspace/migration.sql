-- Ended jobs are counted by workspace: those of one make no room for another's.
drop index equity_jobs_finished_at_idx;
create index equity_jobs_workspace_id_finished_at_idx on equity_jobs (workspace_id, finished_at);
