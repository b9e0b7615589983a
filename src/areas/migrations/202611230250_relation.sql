create table relations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  code text not null,
  name text not null,
  kind text not null,
  search text generated always as (lower(code || ' ' || name)) stored,
  unique (organisation_id, code)
);
create index on relations (organisation_id, name collate human, id);
create index on relations (organisation_id, code collate human, id);
create index on relations (organisation_id, updated_at, id);
create index on relations using gin (search gin_trgm_ops);
alter table relations enable row level security;
create policy relations_seen on relations using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update, delete on relations to covergate_app;
