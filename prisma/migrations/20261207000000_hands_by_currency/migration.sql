-- Pots are compared within a currency. Hands without a pot are listed last, in the order of their ids.

create index hands_workspace_id_currency_total_pot_id_idx on hands (workspace_id, currency, total_pot, id);
create index hands_without_pot_idx on hands (workspace_id, id) where total_pot is null;
drop index hands_workspace_id_total_pot_id_idx;
