create table payouts (
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
  kind text not null,
  invoice uuid references invoices,
  fee_kind text,
  train_policy uuid references train_policies,
  bus_policy uuid references bus_policies,
  credit_life uuid references credit_life_quotations,
  payee_name text not null,
  amount bigint not null,
  bank text not null,
  account_number text not null,
  account_name text not null,
  reason text not null,
  number text not null,
  item_count integer not null,
  gross bigint,
  commission bigint,
  ppn bigint,
  pph23 bigint,
  source_number text,
  requested_at timestamptz(3) not null,
  requested_by text not null,
  approvals_asked integer not null,
  approved_by text,
  approved_at timestamptz(3),
  account_changed_at timestamptz(3),
  account_changed_by text,
  is_account_new boolean not null default 'false',
  attempt integer not null,
  transfer_reference text,
  sent_at timestamptz(3),
  paid_date date,
  receipt text,
  failure text,
  closing_reason text,
  closed_at timestamptz(3),
  closed_by text,
  search text generated always as (lower(number || ' ' || coalesce(transfer_reference, '') || ' ' || payee_name || ' ' || account_number)) stored,
  unique (broker_id, number)
);
create index on payouts (invoice);
create index on payouts (train_policy);
create index on payouts (bus_policy);
create index on payouts (credit_life);
create index on payouts (created_at, id);
create index on payouts (updated_at, id);
create index on payouts (amount, id);
create index on payouts (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on payouts (status, created_at, id);
create index on payouts (status, updated_at, id);
create index on payouts (status, amount, id);
create index on payouts (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on payouts (broker_id, created_at, id);
create index on payouts (insurer_id, created_at, id);
create index on payouts (partner_id, created_at, id);
create index on payouts (partner_id, updated_at, id);
create index on payouts (partner_id, amount, id);
create index on payouts (partner_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on payouts (status, broker_id, insurer_id, partner_id);
create index on payouts (status, insurer_id, broker_id, partner_id);
create index on payouts (status, partner_id, broker_id, insurer_id);
create index on payouts (created_at, id) where kind = 'REFUND';
create index on payouts (updated_at, id) where kind = 'REFUND';
create index on payouts (amount, id) where kind = 'REFUND';
create index on payouts (created_at, id) where kind = 'FEE';
create index on payouts (updated_at, id) where kind = 'FEE';
create index on payouts (amount, id) where kind = 'FEE';
create index on payouts (created_at, id) where kind = 'COMMISSION';
create index on payouts (updated_at, id) where kind = 'COMMISSION';
create index on payouts (amount, id) where kind = 'COMMISSION';
create index on payouts (created_at, id) where kind = 'INSURER';
create index on payouts (updated_at, id) where kind = 'INSURER';
create index on payouts (amount, id) where kind = 'INSURER';
create index on payouts (number);
create index on payouts (deadline_at) where deadline_at is not null;
create index on payouts (desk_id, created_at, id) where desk_id is not null;
create index on payouts (desk_id, updated_at, id) where desk_id is not null;
create index on payouts (desk_id, amount, id) where desk_id is not null;
create index on payouts (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on payouts (desk_id, desk_since, id) where desk_id is not null;
create index on payouts (broker_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on payouts (insurer_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on payouts (partner_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on payouts (id) where awaits is null;
create index on payouts (held_by) where held_by is not null;
create index on payouts (outcome_at) include (outcome, created_at, broker_id, insurer_id, partner_id) where outcome_at is not null;
create index on payouts using gin (search gin_trgm_ops);
alter table payouts enable row level security;
create policy payouts_seen on payouts using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
  or partner_id = (select app_organisation())
  or partner_id = any((select app_represents())::uuid[])
);
grant select, insert, update on payouts to covergate_app;
