create table cancellations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  insurer_id uuid not null references organisations,
  bank_id uuid not null references organisations,
  partner_id uuid not null references organisations,
  currency text not null default 'IDR',
  revision integer not null default 0,
  machine text not null,
  machine_version integer not null,
  status text not null,
  snapshot jsonb not null,
  deadline_at timestamptz(3),
  deadline_event text,
  policy uuid references credit_life_quotations,
  policy_number text not null,
  quotes_code text not null,
  customer_name text not null,
  reason text not null,
  requested_at timestamptz(3) not null,
  requested_by text not null,
  policy_period text,
  total_sum_insured bigint not null,
  total_premium bigint not null,
  premium_paid_amount bigint not null,
  decided_at timestamptz(3),
  decided_by text,
  refund_due bigint,
  refund_due_date date,
  refund_date date,
  refund_amount bigint,
  payment_reference text,
  search text generated always as (lower(policy_number || ' ' || quotes_code || ' ' || customer_name)) stored
);
create index on cancellations (created_at, id);
create index on cancellations (updated_at, id);
create index on cancellations (policy_number collate human, id);
create index on cancellations (status, created_at, id);
create index on cancellations (status, updated_at, id);
create index on cancellations (status, policy_number collate human, id);
create index on cancellations (broker_id, created_at, id);
create index on cancellations (insurer_id, created_at, id);
create index on cancellations (bank_id, created_at, id);
create index on cancellations (partner_id, created_at, id);
create index on cancellations (status, broker_id, insurer_id, bank_id, partner_id);
create index on cancellations (status, insurer_id, broker_id, bank_id, partner_id);
create index on cancellations (status, bank_id, broker_id, insurer_id, partner_id);
create index on cancellations (status, partner_id, broker_id, insurer_id, bank_id);
create index on cancellations (deadline_at) where deadline_at is not null;
create index on cancellations using gin (search gin_trgm_ops);
-- One request at a time is open for a policy.
create unique index cancellations_open on cancellations (policy) where status = 'IN_PROCESS';
alter table cancellations enable row level security;
create policy cancellations_seen on cancellations using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
  or bank_id = (select app_organisation())
  or partner_id = (select app_organisation())
);
grant select, insert, update on cancellations to covergate_app;
