-- The totals of the players of each finalized import: player_totals adds them up, and a deletion takes them out again.
create table import_player_totals (
  import_id uuid not null,
  workspace_id uuid not null,
  name text not null,
  site text not null,
  currency text not null,
  seats integer not null,
  hands integer not null,
  played integer not null,
  won integer not null,
  put_in numeric not null,
  collected numeric not null,
  net numeric not null,
  first_played_at timestamptz,
  last_played_at timestamptz,
  primary key (import_id, name, site, currency)
);
create index import_player_totals_player_idx on import_player_totals (workspace_id, name, site, currency);

insert into import_player_totals
select h.import_id, s.workspace_id, s.player, s.site, s.currency, count(distinct h.id),
  count(distinct h.id) filter (where s.actions is not null),
  count(distinct h.id) filter (where s.actions is not null and s.put_in > 0),
  count(distinct h.id) filter (where s.actions is not null and s.collected > 0),
  coalesce(sum(s.put_in) filter (where s.actions is not null), 0),
  coalesce(sum(s.collected) filter (where s.actions is not null), 0),
  coalesce(sum(s.collected - s.put_in) filter (where s.actions is not null), 0),
  min(h.played_at) filter (where s.actions is not null), max(h.played_at) filter (where s.actions is not null)
from imports i join hands h on h.import_id = i.id join hand_seats s on s.hand_id = h.id
where (i.sealed_at is not null or i.phase = 'deleting' and i.total_chunks is not null) and h.sighting is null
group by h.import_id, s.workspace_id, s.player, s.site, s.currency;
