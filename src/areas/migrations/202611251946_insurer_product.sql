create table insurer_products (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  machine text not null,
  machine_version integer not null,
  status text not null,
  snapshot jsonb not null,
  deadline_at timestamptz(3),
  deadline_event text,
  desk text,
  desk_id uuid,
  awaits text[],
  held_by uuid,
  held_for uuid,
  held_until timestamptz(3),
  desk_since timestamptz(3),
  desk_by text,
  outcome text,
  outcome_at timestamptz(3),
  code text not null,
  name text not null,
  category uuid references insurance_categories not null,
  insurer uuid references insurers not null,
  plan_code text,
  plan_name text,
  description text,
  validity text,
  currency text not null,
  sum_insured_min bigint,
  sum_insured_max bigint,
  benefits jsonb not null default '[]',
  rates jsonb not null default '[]',
  submitted_at timestamptz(3),
  submitted_by text,
  priced_at timestamptz(3),
  findings jsonb not null default '[]',
  activated_at timestamptz(3),
  partners uuid[] not null default '{}',
  associations jsonb not null default '[]',
  deactivated_at timestamptz(3),
  deactivated_by text,
  deactivation_reason text,
  search text generated always as (lower(code || ' ' || name || ' ' || coalesce(plan_code, '') || ' ' || coalesce(plan_name, ''))) stored,
  unique (organisation_id, code)
);
create index on insurer_products (category);
create index on insurer_products (insurer);
create index on insurer_products using gin (partners);
create index on insurer_products (name collate human, id);
create index on insurer_products (code collate human, id);
create index on insurer_products (created_at, id);
create index on insurer_products (updated_at, id);
create index on insurer_products (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on insurer_products (status, name collate human, id);
create index on insurer_products (status, code collate human, id);
create index on insurer_products (status, created_at, id);
create index on insurer_products (status, updated_at, id);
create index on insurer_products (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on insurer_products (organisation_id, updated_at, id);
create index on insurer_products (status, organisation_id);
create index on insurer_products (deadline_at) where deadline_at is not null;
create index on insurer_products (desk_id, name collate human, id) where desk_id is not null;
create index on insurer_products (desk_id, code collate human, id) where desk_id is not null;
create index on insurer_products (desk_id, created_at, id) where desk_id is not null;
create index on insurer_products (desk_id, updated_at, id) where desk_id is not null;
create index on insurer_products (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on insurer_products (desk_id, desk_since, id) where desk_id is not null;
create index on insurer_products (organisation_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on insurer_products (id) where awaits is null;
create index on insurer_products (held_by) where held_by is not null;
create index on insurer_products (outcome_at) include (outcome, created_at, organisation_id) where outcome_at is not null;
create index on insurer_products using gin (search gin_trgm_ops);
alter table insurer_products enable row level security;
create policy insurer_products_seen on insurer_products using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update on insurer_products to covergate_app;
create table insurer_products_partners_links (
  record uuid not null references insurer_products on delete cascade,
  referred uuid not null references partners,
  primary key (record, referred)
);
create index on insurer_products_partners_links (referred);
alter table insurer_products_partners_links enable row level security;
create policy insurer_products_partners_links_worked on insurer_products_partners_links using ((select app_is_system()));
create trigger partners_links after insert or update of partners on insurer_products for each row execute function keep_links('partners');

-- A product code is nobody else's in whatever letters.
create unique index insurer_products_organisation_id_any_code_key on insurer_products (organisation_id, lower(code));
