create table agent_claims (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
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
  agent uuid references agents not null,
  insurer uuid references insurers not null,
  policy_number text not null,
  product_category text not null,
  customer_name text not null,
  phone text not null,
  email text,
  incident_date date not null,
  description text not null,
  currency text not null,
  claimed_amount bigint not null,
  claim_number text not null,
  partner uuid references partners not null,
  approved_amount bigint,
  decided_at timestamptz(3),
  decided_by text,
  reason text,
  paid_date date,
  payment_reference text,
  papers integer not null,
  link_until timestamptz(3),
  search text generated always as (lower(claim_number || ' ' || customer_name || ' ' || policy_number)) stored,
  unique (broker_id, claim_number)
);
create index on agent_claims (agent);
create index on agent_claims (insurer);
create index on agent_claims (partner);
create index on agent_claims (created_at, id);
create index on agent_claims (updated_at, id);
create index on agent_claims (claim_number collate human, id);
create index on agent_claims (customer_name collate human, id);
create index on agent_claims (claimed_amount, id);
create index on agent_claims (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on agent_claims (status, created_at, id);
create index on agent_claims (status, updated_at, id);
create index on agent_claims (status, claim_number collate human, id);
create index on agent_claims (status, customer_name collate human, id);
create index on agent_claims (status, claimed_amount, id);
create index on agent_claims (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on agent_claims (broker_id, created_at, id);
create index on agent_claims (status, broker_id);
create index on agent_claims (created_at, id) where status in ('INITIATED', 'ACKNOWLEDGE', 'RESUBMIT', 'SOFT_REJECT', 'APPROVED');
create index on agent_claims (updated_at, id) where status in ('INITIATED', 'ACKNOWLEDGE', 'RESUBMIT', 'SOFT_REJECT', 'APPROVED');
create index on agent_claims (claim_number collate human, id) where status in ('INITIATED', 'ACKNOWLEDGE', 'RESUBMIT', 'SOFT_REJECT', 'APPROVED');
create index on agent_claims (customer_name collate human, id) where status in ('INITIATED', 'ACKNOWLEDGE', 'RESUBMIT', 'SOFT_REJECT', 'APPROVED');
create index on agent_claims (claimed_amount, id) where status in ('INITIATED', 'ACKNOWLEDGE', 'RESUBMIT', 'SOFT_REJECT', 'APPROVED');
create index on agent_claims (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where status in ('INITIATED', 'ACKNOWLEDGE', 'RESUBMIT', 'SOFT_REJECT', 'APPROVED');
create index on agent_claims (created_at, id) where status in ('RESUBMIT', 'SOFT_REJECT');
create index on agent_claims (updated_at, id) where status in ('RESUBMIT', 'SOFT_REJECT');
create index on agent_claims (claim_number collate human, id) where status in ('RESUBMIT', 'SOFT_REJECT');
create index on agent_claims (customer_name collate human, id) where status in ('RESUBMIT', 'SOFT_REJECT');
create index on agent_claims (claimed_amount, id) where status in ('RESUBMIT', 'SOFT_REJECT');
create index on agent_claims (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where status in ('RESUBMIT', 'SOFT_REJECT');
create index on agent_claims (created_at, id) where status in ('REJECTED', 'PAID');
create index on agent_claims (updated_at, id) where status in ('REJECTED', 'PAID');
create index on agent_claims (claim_number collate human, id) where status in ('REJECTED', 'PAID');
create index on agent_claims (customer_name collate human, id) where status in ('REJECTED', 'PAID');
create index on agent_claims (claimed_amount, id) where status in ('REJECTED', 'PAID');
create index on agent_claims (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where status in ('REJECTED', 'PAID');
create index on agent_claims (claim_number);
create index on agent_claims (deadline_at) where deadline_at is not null;
create index on agent_claims (desk_id, created_at, id) where desk_id is not null;
create index on agent_claims (desk_id, updated_at, id) where desk_id is not null;
create index on agent_claims (desk_id, claim_number collate human, id) where desk_id is not null;
create index on agent_claims (desk_id, customer_name collate human, id) where desk_id is not null;
create index on agent_claims (desk_id, claimed_amount, id) where desk_id is not null;
create index on agent_claims (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on agent_claims (desk_id, desk_since, id) where desk_id is not null;
create index on agent_claims (broker_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on agent_claims (id) where awaits is null;
create index on agent_claims (held_by) where held_by is not null;
create index on agent_claims (outcome_at) include (outcome, created_at, broker_id) where outcome_at is not null;
create index on agent_claims using gin (search gin_trgm_ops);
alter table agent_claims enable row level security;
create policy agent_claims_seen on agent_claims using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
);
grant select, insert, update on agent_claims to covergate_app;
