-- Lists of the hands of a site, a game or stakes are read in their order, also if the hands are a small part of all.

create index hands_workspace_id_site_id_idx on hands (workspace_id, site, id);
create index hands_workspace_id_variant_id_idx on hands (workspace_id, variant, id);
create index hands_workspace_id_stakes_id_idx on hands (workspace_id, stakes, id);
create index hands_workspace_id_site_played_at_id_idx on hands (workspace_id, site, played_at, id);
create index hands_workspace_id_variant_played_at_id_idx on hands (workspace_id, variant, played_at, id);
create index hands_workspace_id_stakes_played_at_id_idx on hands (workspace_id, stakes, played_at, id);
drop index hands_workspace_id_site_idx;
drop index hands_workspace_id_variant_idx;
drop index hands_workspace_id_stakes_idx;

-- Few hands are rejected, cancelled or duplicates.
create index hands_not_audited_idx on hands (workspace_id, status, id) where status <> 'audited';
