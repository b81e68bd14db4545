-- What statistics of players need of each hand and of each seat.
alter table hands
  add column scale smallint,
  add column stakes text,
  add column table_size smallint;
alter table hand_seats
  add column table_position smallint,
  add column actions bigint,
  add column net bigint,
  add column adjusted bigint,
  add column rake bigint,
  add column cash_out bigint;

-- Sums over the hands of a player that have everything in common that statistics can be grouped by.
create table player_statistics (
  workspace_id uuid not null,
  name text not null,
  site text not null,
  variant text not null,
  currency text not null,
  scale smallint not null,
  stakes text not null,
  big_blind numeric not null,
  month text not null,
  table_size smallint not null,
  table_position smallint not null,
  hands integer not null,
  raises integer not null,
  calls integer not null,
  folds integer not null,
  settled integer not null,
  rake numeric not null,
  cash_out numeric not null,
  net numeric not null,
  adjusted numeric not null,
  squares numeric not null,
  vpip_of integer not null,
  vpip_count integer not null,
  pfr_of integer not null,
  pfr_count integer not null,
  three_bet_of integer not null,
  three_bet_count integer not null,
  fold_to_three_bet_of integer not null,
  fold_to_three_bet_count integer not null,
  four_bet_of integer not null,
  four_bet_count integer not null,
  steal_of integer not null,
  steal_count integer not null,
  fold_big_blind_to_steal_of integer not null,
  fold_big_blind_to_steal_count integer not null,
  cbet_flop_of integer not null,
  cbet_flop_count integer not null,
  fold_to_cbet_flop_of integer not null,
  fold_to_cbet_flop_count integer not null,
  cbet_turn_of integer not null,
  cbet_turn_count integer not null,
  went_to_showdown_of integer not null,
  went_to_showdown_count integer not null,
  won_at_showdown_of integer not null,
  won_at_showdown_count integer not null,
  won_when_saw_flop_of integer not null,
  won_when_saw_flop_count integer not null,
  primary key (workspace_id, name, site, variant, currency, scale, stakes, big_blind, month, table_size, table_position)
);

-- Names are found without regard to case.
alter table player_totals add column folded text;
update player_totals set folded = lower(name);
create index player_totals_workspace_id_folded_idx on player_totals (workspace_id, folded);
