-- Small pots have no showdown: a list of those with one, in the order of their pots, would read all of the others first.
create index hands_workspace_id_showdown_currency_total_pot_id_idx on hands (workspace_id, showdown, currency, total_pot, id);
