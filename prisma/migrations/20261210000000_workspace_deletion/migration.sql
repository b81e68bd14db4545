-- When the deletion of a workspace was requested: nobody sees it any more, and workers delete its imports. The row stays, because the
-- rows of deleted imports keep the totals of the service.

alter table workspaces add column deleted_at timestamptz;
create index workspaces_deleted_at_idx on workspaces (deleted_at) where deleted_at is not null;
