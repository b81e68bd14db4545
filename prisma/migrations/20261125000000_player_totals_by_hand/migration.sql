-- A name that sits twice in a hand has played one hand.

delete from player_totals;

insert into player_totals
select s.workspace_id, s.player, s.site, s.currency, count(distinct h.id),
  count(distinct h.id) filter (where s.put_in > 0), count(distinct h.id) filter (where s.collected > 0),
  sum(s.put_in), coalesce(sum(s.collected), 0), min(h.played_at), max(h.played_at)
from hand_seats s join hands h on h.id = s.hand_id and h.sighting is null
  join imports i on i.id = h.import_id and i.sealed_at is not null
group by s.workspace_id, s.player, s.site, s.currency;
