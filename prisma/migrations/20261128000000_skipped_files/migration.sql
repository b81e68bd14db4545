-- Files beside the logs of a zip, such as a README: they are no hands, and the report counts them.
alter table imports add column not_a_log integer not null default 0;
