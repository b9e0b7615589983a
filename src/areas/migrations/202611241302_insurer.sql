create table insurers (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  code text not null,
  branding_name text not null,
  legal_name text not null,
  email text not null,
  phone text not null,
  address text not null,
  country text not null,
  business_description text not null,
  categories uuid[] not null default '{}',
  colour text not null,
  logo_small jsonb not null,
  logo_big jsonb not null,
  logo_large jsonb not null,
  pic_name text not null,
  pic_email text not null,
  pic_phone text not null,
  service_email text not null,
  service_phone text not null,
  role_template text not null,
  reconciliation boolean not null default 'false',
  search text generated always as (lower(branding_name || ' ' || legal_name || ' ' || code || ' ' || pic_name)) stored,
  unique (organisation_id, code)
);
create index on insurers using gin (categories);
create index on insurers (organisation_id, branding_name collate human, id);
create index on insurers (organisation_id, code collate human, id);
create index on insurers (organisation_id, created_at, id);
create index on insurers (organisation_id, updated_at, id);
create index on insurers using gin (search gin_trgm_ops);
alter table insurers enable row level security;
create policy insurers_seen on insurers using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update, delete on insurers to covergate_app;
create table insurers_categories_links (
  record uuid not null references insurers on delete cascade,
  referred uuid not null references insurance_categories,
  primary key (record, referred)
);
create index on insurers_categories_links (referred);
alter table insurers_categories_links enable row level security;
create policy insurers_categories_links_worked on insurers_categories_links using ((select app_is_system()));
create trigger categories_links after insert or update of categories on insurers for each row execute function keep_links('categories');
