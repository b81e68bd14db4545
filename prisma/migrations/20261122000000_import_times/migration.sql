-- What the chunks of an ended import took, so that totals need not look at its chunks any more.

alter table imports
  add column judged_chunks integer,
  add column audit_seconds double precision not null default 0,
  add column store_seconds double precision not null default 0;

update imports i set judged_chunks = c.judged, audit_seconds = c.audit, store_seconds = c.store
from (select e.id, count(c.id) filter (where c.state = 'done') as judged,
        coalesce(sum(c.audit_seconds), 0) as audit, coalesce(sum(c.store_seconds), 0) as store
      from imports e left join chunks c on c.import_id = e.id
      where e.phase in ('done', 'failed', 'cancelled') group by e.id) c
where i.id = c.id;

-- Few imports are under way.
create index imports_open_idx on imports (id) where judged_chunks is null;
