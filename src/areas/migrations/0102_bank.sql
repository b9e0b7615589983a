create table banks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  code text not null,
  name text not null,
  status text not null,
  account_digits_min integer not null,
  account_digits_max integer not null,
  search text generated always as (lower(code || ' ' || name)) stored,
  unique (organisation_id, code)
);

create index on banks (organisation_id, name, id);
create index on banks (organisation_id, code, id);
create index on banks (organisation_id, updated_at, id);
create index on banks using gin (search gin_trgm_ops);

alter table banks enable row level security;
create policy banks_seen on banks using ((select app_sees_all()) or organisation_id = (select app_organisation()));
grant select, insert, update, delete on banks to covergate_app;
