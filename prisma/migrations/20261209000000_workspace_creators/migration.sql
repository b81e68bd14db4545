-- The workspace whose keys created a workspace over HTTP: they administer it. Null for those of the command line.

alter table workspaces add column creator_id uuid references workspaces (id) on delete set null;
create index workspaces_creator_id_idx on workspaces (creator_id);
-- Lists of keys are read by workspace, oldest first.
create index api_keys_workspace_id_created_at_id_idx on api_keys (workspace_id, created_at, id);
drop index api_keys_workspace_id_idx;
