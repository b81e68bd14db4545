-- What lists of hands are filtered and sorted by. Indexes of few values have no id: equal entries then share their space.

alter table hands add column showdown boolean;

-- Bit 21 of the actions: the player went to the showdown (libs/statistics).
update hands h set showdown = exists (
  select from hand_seats s where s.hand_id = h.id and (s.actions >> 21) & 1 = 1)
where h.table_size is not null;

create index hands_workspace_id_hand_id_idx on hands (workspace_id, hand_id);
create index hands_workspace_id_site_idx on hands (workspace_id, site);
create index hands_workspace_id_variant_idx on hands (workspace_id, variant);
create index hands_workspace_id_stakes_idx on hands (workspace_id, stakes);
create index hands_workspace_id_table_name_idx on hands (workspace_id, table_name);
create index hands_workspace_id_total_pot_id_idx on hands (workspace_id, total_pot, id);
