-- What the hands of a chunk say about the deal, compressed, and about pairs of players, packed; null once the import is finalized.
alter table chunks add column deal_facts bytea;
alter table chunks add column partner_facts bytea;
-- They are read once, soon: to compress them takes longer than to write them.
alter table chunks alter column deal_facts set storage external;
alter table chunks alter column partner_facts set storage external;

-- The tests of the deal of an import: all deals together, by site, by table.
create table import_fairness (
  import_id uuid not null references imports (id) on delete cascade,
  workspace_id uuid not null,
  scope text not null check (scope in ('all', 'site', 'table')),
  measured json not null,
  primary key (import_id, scope)
);

-- The comparison of pairs of players of an import: its sites, and the pairs by place, the highest score first.
create table import_partners (
  import_id uuid not null primary key references imports (id) on delete cascade,
  workspace_id uuid not null,
  measured json not null
);
create table partner_pairs (
  import_id uuid not null references imports (id) on delete cascade,
  place integer not null,
  site integer not null,
  least_q double precision,
  measured json not null,
  primary key (import_id, place)
);
