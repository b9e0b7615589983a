create table partners (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  code text not null,
  branding_name text not null,
  legal_name text not null,
  legal_address text not null,
  country text not null,
  business_description text not null,
  categories jsonb not null default '[]',
  colour text not null,
  logo_big jsonb not null,
  logo_small jsonb not null,
  account_name text,
  account_number text,
  bank uuid references banks,
  pic_name text not null,
  pic_phone text not null,
  pic_email text not null,
  pics jsonb not null default '[]',
  recon_pics jsonb not null default '[]',
  role_template text not null,
  commission boolean not null default 'false',
  agent boolean not null default 'false',
  product_categories jsonb not null default '[]',
  products jsonb not null default '[]',
  search text generated always as (lower(branding_name || ' ' || legal_name || ' ' || code || ' ' || pic_name)) stored,
  unique (organisation_id, code)
);
create index on partners (bank);
create index on partners (organisation_id, branding_name collate human, id);
create index on partners (organisation_id, code collate human, id);
create index on partners (organisation_id, created_at, id);
create index on partners (organisation_id, updated_at, id);
create index on partners (organisation_id, branding_name collate human, id) where agent = false;
create index on partners (organisation_id, code collate human, id) where agent = false;
create index on partners (organisation_id, created_at, id) where agent = false;
create index on partners (organisation_id, updated_at, id) where agent = false;
create index on partners (organisation_id, branding_name collate human, id) where agent = true;
create index on partners (organisation_id, code collate human, id) where agent = true;
create index on partners (organisation_id, created_at, id) where agent = true;
create index on partners (organisation_id, updated_at, id) where agent = true;
create index on partners using gin (search gin_trgm_ops);
alter table partners enable row level security;
create policy partners_seen on partners using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update, delete on partners to covergate_app;
