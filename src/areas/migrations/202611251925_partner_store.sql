-- src/areas/migrations/202611251925_partner_store.sql
create table partner_stores (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  code text not null,
  name text not null,
  partner uuid references partners not null,
  city text not null,
  address text,
  search text generated always as (lower(name || ' ' || code || ' ' || city)) stored,
  unique (organisation_id, code)
);
create index on partner_stores (partner);
create index on partner_stores (organisation_id, name collate human, id);
create index on partner_stores (organisation_id, code collate human, id);
create index on partner_stores (organisation_id, city collate human, id);
create index on partner_stores (organisation_id, updated_at, id);
create index on partner_stores using gin (search gin_trgm_ops);
alter table partner_stores enable row level security;
create policy partner_stores_seen on partner_stores using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update, delete on partner_stores to covergate_app;
