create table insurance_categories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  revision integer not null default 0,
  code text not null,
  name text not null,
  slug text not null,
  industry uuid references risk_industries not null,
  icon jsonb,
  description text,
  search text generated always as (lower(name || ' ' || code || ' ' || slug)) stored,
  unique (code),
  unique (slug)
);
create index on insurance_categories (industry);
create index on insurance_categories (name collate human, id);
create index on insurance_categories (code collate human, id);
create index on insurance_categories (slug collate human, id);
create index on insurance_categories (updated_at, id);
create index on insurance_categories using gin (search gin_trgm_ops);
alter table insurance_categories enable row level security;
create policy insurance_categories_seen on insurance_categories for select using ((select app_organisation()) is not null);
create policy insurance_categories_locked on insurance_categories for update using ((select app_organisation()) is not null) with check (
  (select app_sees_all())
);
create policy insurance_categories_kept on insurance_categories using (
  (select app_sees_all())
);
grant select, insert, update, delete on insurance_categories to covergate_app;

insert into insurance_categories (created_at, updated_at, code, name, slug, industry)
select now(), now(), known.code, known.name, known.slug, risk_industries.id
from (values
  ('EB', 'Group Health', 'employee-benefit', 'Employee benefits'),
  ('EB_SME', 'Group Health of small companies', 'employee-benefit-sme', 'Employee benefits'),
  ('MV', 'Motor Vehicle', 'motor-vehicle', 'Motor'),
  ('PR', 'Property', 'property', 'Property'),
  ('MC', 'Marine Cargo', 'marine-cargo', 'Marine'),
  ('MH', 'Marine Hull', 'marine-hull', 'Marine'),
  ('LA', 'Liabilities', 'liabilities', 'Liability'),
  ('PG', 'PA Group', 'pa-group', 'Personal accident'),
  ('TV', 'Travel', 'travel', 'Travel'),
  ('EN', 'Engineering', 'engineering', 'Engineering'),
  ('CL', 'Credit Life', 'credit-life', 'Credit'),
  ('BD', 'Surety Bond', 'surety-bond', 'Surety'),
  ('OTHER', 'Other', 'other', 'Other')
) known (code, name, slug, industry)
join risk_industries on risk_industries.name = known.industry;
