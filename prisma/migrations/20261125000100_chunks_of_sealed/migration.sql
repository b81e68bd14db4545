-- How many chunks a sealed import has, so that its status need not look at them.

alter table imports add column total_chunks integer;

update imports i set total_chunks = (select count(*) from chunks where import_id = i.id) where i.sealed_at is not null;
