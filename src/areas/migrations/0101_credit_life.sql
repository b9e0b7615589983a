create table credit_life_quotations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  insurer_id uuid not null references organisations,
  bank_id uuid not null references organisations,
  partner_id uuid not null references organisations,
  currency text not null default 'IDR',

  machine text not null,
  machine_version integer not null,
  revision integer not null default 0,
  status text not null,
  snapshot jsonb not null,
  deadline_at timestamptz(3),
  deadline_event text,

  quotes_code text not null unique,
  insurance_quotation_number text,
  application_type text not null,
  application_date date not null,
  loan_number text not null,
  loan_amount bigint not null,
  loan_tenure integer not null,
  bank_name text not null,
  bank_branch_name text not null,
  bank_ref_number text,
  credit_agreement_number text,
  credit_agreement_date date,
  credit_start_date date,
  credit_end_date date,
  premium bigint not null,
  total_premium bigint not null,
  extra_premium bigint,
  base_rate numeric(7, 4),
  loading_rate numeric(7, 4),
  customer_name text not null,
  height integer,
  weight integer,
  body_mass_index numeric(5, 2),
  date_of_birth date not null,
  gender text not null,
  identity_type text not null,
  identity_number text not null,
  occupation text,
  customer_segment text not null,
  address text,
  address_residential text,
  phone text,
  email text,
  liveness_result text,
  deepfake_result text,
  location_liveness text,
  spk_submission_date date,
  payment_reference text,
  premium_paid_amount bigint,
  premium_payment_date date,
  invoice_amount bigint,
  policy_number text,
  protection_date date,
  total_sum_insured bigint not null,
  remaining_sum_insured bigint,
  policy_period text,
  refund_date date,
  refund_amount bigint,
  product_name text,
  product_code text,
  insurer_approved_at timestamptz(3),
  declaration_email text,
  escalated_to_insurer boolean not null default false,

  search text generated always as (
    lower(quotes_code || ' ' || customer_name || ' ' || loan_number || ' ' || coalesce(policy_number, ''))
  ) stored,
  unique (bank_id, loan_number)
);

create index on credit_life_quotations (created_at, id);
create index on credit_life_quotations (updated_at, id);
create index on credit_life_quotations (quotes_code, id);
create index on credit_life_quotations (customer_name, id);
create index on credit_life_quotations (loan_amount, id);
create index on credit_life_quotations (broker_id, created_at, id);
create index on credit_life_quotations (insurer_id, created_at, id);
create index on credit_life_quotations (bank_id, created_at, id);
create index on credit_life_quotations (partner_id, created_at, id);
create index on credit_life_quotations (status, created_at, id);
-- For the counts of the tabs: all that row-level security asks for is in the index, and its few values are stored once each.
create index on credit_life_quotations (status, broker_id, insurer_id, bank_id, partner_id);
create index on credit_life_quotations (status, insurer_id, broker_id, bank_id, partner_id);
create index on credit_life_quotations (status, bank_id, broker_id, insurer_id, partner_id);
create index on credit_life_quotations (status, partner_id, broker_id, insurer_id, bank_id);
create index on credit_life_quotations (deadline_at) where deadline_at is not null;
create index on credit_life_quotations using gin (search gin_trgm_ops);

alter table credit_life_quotations enable row level security;
create policy credit_life_quotations_seen on credit_life_quotations using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
  or bank_id = (select app_organisation())
  or partner_id = (select app_organisation())
);
grant select, insert, update on credit_life_quotations to covergate_app;
