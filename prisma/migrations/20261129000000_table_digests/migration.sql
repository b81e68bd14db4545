-- What the hands of a chunk say about their tables, compressed; null once the import is finalized.
alter table chunks add column table_digests bytea;
-- The findings across hands, which finalizing adds to the record of a hand.
alter table hands add column across_hands json;
