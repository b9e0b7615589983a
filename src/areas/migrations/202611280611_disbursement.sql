create table disbursements (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  insurer_id uuid references organisations,
  partner_id uuid references organisations,
  currency text not null default 'IDR',
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
  claim uuid references agent_claims not null,
  bank text not null,
  account_number text not null,
  account_name text not null,
  remark text,
  number text not null,
  claim_number text not null,
  policy_number text not null,
  customer_name text not null,
  account_holder text,
  amount bigint not null,
  payment_type text not null,
  pool text,
  requested_at timestamptz(3) not null,
  requested_by text not null,
  payee_changed_by text not null,
  submitted_at timestamptz(3),
  approvals text,
  approvals_asked integer not null,
  decided_at timestamptz(3),
  decided_by text,
  attempt integer not null,
  sent_at timestamptz(3),
  failure text,
  paid_date date,
  payment_reference text,
  proof text,
  returned_at timestamptz(3),
  return_reason text,
  linked_to text,
  reason text,
  closed_at timestamptz(3),
  closed_by text,
  search text generated always as (lower(number || ' ' || claim_number || ' ' || customer_name || ' ' || account_name || ' ' || coalesce(payment_reference, ''))) stored,
  unique (broker_id, number)
);
create index on disbursements (claim);
create index on disbursements (created_at, id);
create index on disbursements (updated_at, id);
create index on disbursements (amount, id);
create index on disbursements (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on disbursements (status, created_at, id);
create index on disbursements (status, updated_at, id);
create index on disbursements (status, amount, id);
create index on disbursements (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on disbursements (broker_id, created_at, id);
create index on disbursements (insurer_id, created_at, id);
create index on disbursements (partner_id, created_at, id);
create index on disbursements (partner_id, updated_at, id);
create index on disbursements (partner_id, amount, id);
create index on disbursements (partner_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on disbursements (status, broker_id, insurer_id, partner_id);
create index on disbursements (status, insurer_id, broker_id, partner_id);
create index on disbursements (status, partner_id, broker_id, insurer_id);
create index on disbursements (number);
create index on disbursements (deadline_at) where deadline_at is not null;
create index on disbursements (desk_id, created_at, id) where desk_id is not null;
create index on disbursements (desk_id, updated_at, id) where desk_id is not null;
create index on disbursements (desk_id, amount, id) where desk_id is not null;
create index on disbursements (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on disbursements (desk_id, desk_since, id) where desk_id is not null;
create index on disbursements (broker_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on disbursements (insurer_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on disbursements (partner_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on disbursements (id) where awaits is null;
create index on disbursements (held_by) where held_by is not null;
create index on disbursements (outcome_at) include (outcome, created_at, broker_id, insurer_id, partner_id) where outcome_at is not null;
create index on disbursements using gin (search gin_trgm_ops);
create unique index on disbursements (claim) where status in ('INITIATED', 'INITIATED_FAILED', 'UPDATED', 'PENDING_APPROVAL', 'APPROVE', 'PENDING', 'FAILED', 'FAILED_CREATE');
alter table disbursements enable row level security;
create policy disbursements_seen on disbursements using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
  or partner_id = (select app_organisation())
  or partner_id = any((select app_represents())::uuid[])
);
grant select, insert, update on disbursements to covergate_app;

-- Which disbursement pays a claim.
alter table agent_claims add column disbursement text;
