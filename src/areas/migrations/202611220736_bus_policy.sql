create table bus_policies (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  insurer_id uuid not null references organisations,
  partner_id uuid not null references organisations,
  currency text not null default 'IDR',
  revision integer not null default 0,
  policy_number text not null,
  status text not null,
  policy_period text,
  product_name text not null,
  product_code text not null,
  customer_name text not null,
  phone text,
  email text,
  ticket_number text not null,
  operator text not null,
  origin text not null,
  destination text not null,
  departure_date date not null,
  premium bigint not null,
  total_sum_insured bigint not null,
  search text generated always as (lower(policy_number || ' ' || customer_name || ' ' || ticket_number)) stored,
  unique (broker_id, policy_number)
);
create index on bus_policies (created_at, id);
create index on bus_policies (policy_number collate human, id);
create index on bus_policies (departure_date, id);
create index on bus_policies (premium, id);
create index on bus_policies (broker_id, created_at, id);
create index on bus_policies (broker_id, policy_number collate human, id);
create index on bus_policies (broker_id, departure_date, id);
create index on bus_policies (broker_id, premium, id);
create index on bus_policies (insurer_id, created_at, id);
create index on bus_policies (insurer_id, policy_number collate human, id);
create index on bus_policies (insurer_id, departure_date, id);
create index on bus_policies (insurer_id, premium, id);
create index on bus_policies (partner_id, created_at, id);
create index on bus_policies (partner_id, policy_number collate human, id);
create index on bus_policies (partner_id, departure_date, id);
create index on bus_policies (partner_id, premium, id);
create index on bus_policies (policy_number);
create index on bus_policies using gin (search gin_trgm_ops);
alter table bus_policies enable row level security;
create policy bus_policies_seen on bus_policies using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
  or partner_id = (select app_organisation())
);
grant select on bus_policies to covergate_app;
