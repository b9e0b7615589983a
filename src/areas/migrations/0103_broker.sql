create table brokers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  name text not null,
  address text not null,
  commission numeric(5, 2) not null,
  platform_fee numeric(5, 2) not null,
  ppn numeric(5, 2) not null,
  pph23 numeric(5, 2) not null,
  npwp_id text not null,
  is_pkp boolean not null default false,
  is_ojk boolean not null default false,
  is_net_off boolean not null default false,
  bank_name text not null,
  account_name text not null,
  account_number text not null,
  search text generated always as (lower(name || ' ' || npwp_id || ' ' || bank_name)) stored,
  unique (organisation_id, name)
);

create index on brokers (organisation_id, name, id);
create index on brokers (organisation_id, updated_at, id);
create index on brokers using gin (search gin_trgm_ops);

alter table brokers enable row level security;
create policy brokers_seen on brokers using ((select app_sees_all()) or organisation_id = (select app_organisation()));
grant select, insert, update, delete on brokers to covergate_app;
