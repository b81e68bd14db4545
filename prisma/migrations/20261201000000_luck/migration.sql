-- What the deals of a hand were worth to its players: results without luck.
alter table hands add column open_deal boolean;
alter table hand_seats add column deal_worth bigint;

-- Hands whose result is unknown have no part in the net result.
alter table player_totals add column net numeric not null default 0;
update player_totals set net = collected - put_in;

-- An index finds the start of a name only in this collation.
alter table player_totals alter column folded type text collate "C";
