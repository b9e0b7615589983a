create table premium_postings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  insurer_id uuid not null references organisations,
  bank_id uuid not null references organisations,
  partner_id uuid not null references organisations,
  currency text not null default 'IDR',
  revision integer not null default 0,
  -- The move that booked it, and which of its lines it is.
  area text,
  case_id uuid,
  case_revision integer,
  line integer,
  booked_on date not null,
  account text not null,
  amount bigint not null,
  reference text not null,
  quotes_code text not null,
  policy_number text,
  policy uuid references credit_life_quotations not null,
  search text generated always as (lower(reference || ' ' || quotes_code || ' ' || coalesce(policy_number, ''))) stored,
  unique (area, case_id, case_revision, line)
);
create index on premium_postings (policy);
create index on premium_postings (booked_on, id);
create index on premium_postings (created_at, id);
create index on premium_postings (amount, id);
create index on premium_postings (broker_id, booked_on, id);
create index on premium_postings (broker_id, created_at, id);
create index on premium_postings (broker_id, amount, id);
create index on premium_postings (insurer_id, booked_on, id);
create index on premium_postings (insurer_id, created_at, id);
create index on premium_postings (insurer_id, amount, id);
create index on premium_postings (bank_id, booked_on, id);
create index on premium_postings (bank_id, created_at, id);
create index on premium_postings (bank_id, amount, id);
create index on premium_postings (partner_id, booked_on, id);
create index on premium_postings (partner_id, created_at, id);
create index on premium_postings (partner_id, amount, id);
create index on premium_postings using gin (search gin_trgm_ops);
alter table premium_postings enable row level security;
create policy premium_postings_seen on premium_postings using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
  or bank_id = (select app_organisation())
  or partner_id = (select app_organisation())
);
-- Nothing is changed or taken out of a book.
grant select, insert on premium_postings to covergate_app;
-- What was paid before there was a book.
insert into premium_postings (
  created_at, updated_at, broker_id, insurer_id, bank_id, partner_id, currency, area, case_id, case_revision, line,
  booked_on, account, amount, reference, quotes_code, policy_number, policy
)
select updated_at, updated_at, broker_id, insurer_id, bank_id, partner_id, currency, 'credit_life', id, revision, 1,
  premium_payment_date, 'PREMIUM', premium_paid_amount, payment_reference, quotes_code, policy_number, id
from credit_life_quotations
where premium_paid_amount is not null and premium_payment_date is not null and payment_reference is not null
union all
select updated_at, updated_at, broker_id, insurer_id, bank_id, partner_id, currency, 'cancellation', id, revision, 1,
  refund_date, 'REFUND', -refund_amount, payment_reference, quotes_code, policy_number, policy
from cancellations
where refund_amount is not null and policy is not null;
