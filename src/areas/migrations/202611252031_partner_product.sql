create table partner_products (
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
  partner uuid references partners not null,
  category uuid references insurance_categories not null,
  insurer uuid references insurers not null,
  plan uuid references insurer_products not null,
  code text not null,
  name text not null,
  commission numeric not null,
  currency text not null,
  waiting_days integer,
  minimum_age integer,
  maximum_age integer,
  excess bigint,
  pay_with_cash boolean not null default 'false',
  pay_with_link boolean not null default 'false',
  with_buy_back_program boolean not null default 'false',
  submitted_at timestamptz(3),
  submitted_by text,
  priced_at timestamptz(3),
  findings jsonb not null default '[]',
  activated_at timestamptz(3),
  deactivated_at timestamptz(3),
  deactivated_by text,
  deactivation_reason text,
  search text generated always as (lower(name || ' ' || code)) stored,
  unique (organisation_id, code)
);
create index on partner_products (partner);
create index on partner_products (category);
create index on partner_products (insurer);
create index on partner_products (plan);
create index on partner_products (name collate human, id);
create index on partner_products (code collate human, id);
create index on partner_products (created_at, id);
create index on partner_products (updated_at, id);
create index on partner_products (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on partner_products (status, name collate human, id);
create index on partner_products (status, code collate human, id);
create index on partner_products (status, created_at, id);
create index on partner_products (status, updated_at, id);
create index on partner_products (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on partner_products (organisation_id, updated_at, id);
create index on partner_products (status, organisation_id);
create index on partner_products (deadline_at) where deadline_at is not null;
create index on partner_products (desk_id, name collate human, id) where desk_id is not null;
create index on partner_products (desk_id, code collate human, id) where desk_id is not null;
create index on partner_products (desk_id, created_at, id) where desk_id is not null;
create index on partner_products (desk_id, updated_at, id) where desk_id is not null;
create index on partner_products (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on partner_products (desk_id, desk_since, id) where desk_id is not null;
create index on partner_products (organisation_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on partner_products (id) where awaits is null;
create index on partner_products (held_by) where held_by is not null;
create index on partner_products (outcome_at) include (outcome, created_at, organisation_id) where outcome_at is not null;
create index on partner_products using gin (search gin_trgm_ops);
alter table partner_products enable row level security;
create policy partner_products_seen on partner_products using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update on partner_products to covergate_app;
