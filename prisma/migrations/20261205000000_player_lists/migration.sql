-- Players are listed by name without regard to case. The index has that order, and the names that start alike are together in it.
drop index player_totals_workspace_id_folded_idx;
create index player_totals_workspace_id_folded_name_site_idx on player_totals (workspace_id, folded, name, site);

-- The totals of a player are those of hands in which the player was dealt in, as the statistics are. `seats` counts the other hands that
-- list the player too: a name is known as long as one does.
alter table player_totals add column seats integer not null default 0;
update player_totals t set seats = n.seats, hands = n.hands, played = n.played, won = n.won, put_in = n.put_in,
  collected = n.collected, net = n.net, first_played_at = n.first_played_at, last_played_at = n.last_played_at
from (
  select s.workspace_id, s.player as name, s.site, s.currency, count(distinct h.id)::int as seats,
    (count(distinct h.id) filter (where s.actions is not null))::int as hands,
    (count(distinct h.id) filter (where s.actions is not null and s.put_in > 0))::int as played,
    (count(distinct h.id) filter (where s.actions is not null and s.collected > 0))::int as won,
    coalesce(sum(s.put_in) filter (where s.actions is not null), 0) as put_in,
    coalesce(sum(s.collected) filter (where s.actions is not null), 0) as collected,
    coalesce(sum(s.collected - s.put_in) filter (where s.actions is not null), 0) as net,
    min(h.played_at) filter (where s.actions is not null) as first_played_at,
    max(h.played_at) filter (where s.actions is not null) as last_played_at
  from imports i join hands h on h.import_id = i.id join hand_seats s on s.hand_id = h.id
  where (i.sealed_at is not null or i.phase = 'deleting' and i.total_chunks is not null) and h.sighting is null
  group by s.workspace_id, s.player, s.site, s.currency) n
where t.workspace_id = n.workspace_id and t.name = n.name and t.site = n.site and t.currency = n.currency;

-- Sums of chunks have another column: the seats are added up instead.
update chunks set player_totals = null, player_statistics = null where player_totals is not null;

-- An import that cannot be finalized must not stop the next ones of its workspace.
alter table imports add column finalize_attempts smallint not null default 0;
