-- What players did, summed up as imports are sealed: a list of players need not look at every seat there is.

create table player_totals (
  workspace_id uuid not null,
  name text collate "C" not null,
  site text collate "C" not null,
  currency text collate "C" not null,
  hands integer not null,
  played integer not null,
  won integer not null,
  put_in numeric not null,
  collected numeric not null,
  first_played_at timestamptz,
  last_played_at timestamptz,
  primary key (workspace_id, name, site, currency)
);

insert into player_totals
select s.workspace_id, s.player, s.site, s.currency, count(*), count(*) filter (where s.put_in > 0),
  count(*) filter (where s.collected > 0), sum(s.put_in), coalesce(sum(s.collected), 0), min(h.played_at), max(h.played_at)
from hand_seats s join hands h on h.id = s.hand_id join imports i on i.id = h.import_id and i.sealed_at is not null
group by s.workspace_id, s.player, s.site, s.currency;
