-- What the hands of a chunk add to the sums of their players, as rows in the text format of COPY; null once the import is finalized.
alter table chunks add column player_totals bytea, add column player_statistics bytea;
-- They are read once, soon: to compress them takes longer than to write them.
alter table chunks alter column player_totals set storage external;
alter table chunks alter column player_statistics set storage external;

-- Pairs are packed in another layout than before: an import that is in progress has no checks over many hands.
update chunks set deal_facts = null, partner_facts = null where deal_facts is not null;
