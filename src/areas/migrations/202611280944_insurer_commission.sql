create table insurer_commissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  insurer_id uuid not null references organisations,
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
  number text not null,
  insurer_code text not null,
  insurer_name text not null,
  payout uuid references payouts not null,
  paid_on date not null,
  item_count integer not null,
  commission bigint not null,
  ppn bigint not null,
  pph23 bigint not null,
  expected bigint not null,
  netted bigint not null,
  received bigint not null,
  waived bigint not null,
  outstanding bigint not null,
  receipts jsonb not null default '[]',
  received_on date,
  returned_on date,
  reason text,
  closed_at timestamptz(3),
  closed_by text,
  search text generated always as (lower(number || ' ' || insurer_name || ' ' || insurer_code)) stored,
  unique (broker_id, number)
);
create index on insurer_commissions (payout);
create index on insurer_commissions (created_at, id);
create index on insurer_commissions (updated_at, id);
create index on insurer_commissions (paid_on, id);
create index on insurer_commissions (expected, id);
create index on insurer_commissions (outstanding, id);
create index on insurer_commissions (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on insurer_commissions (status, created_at, id);
create index on insurer_commissions (status, updated_at, id);
create index on insurer_commissions (status, paid_on, id);
create index on insurer_commissions (status, expected, id);
create index on insurer_commissions (status, outstanding, id);
create index on insurer_commissions (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on insurer_commissions (broker_id, created_at, id);
create index on insurer_commissions (insurer_id, created_at, id);
create index on insurer_commissions (status, broker_id, insurer_id);
create index on insurer_commissions (status, insurer_id, broker_id);
create index on insurer_commissions (number);
create index on insurer_commissions (deadline_at) where deadline_at is not null;
create index on insurer_commissions (desk_id, created_at, id) where desk_id is not null;
create index on insurer_commissions (desk_id, updated_at, id) where desk_id is not null;
create index on insurer_commissions (desk_id, paid_on, id) where desk_id is not null;
create index on insurer_commissions (desk_id, expected, id) where desk_id is not null;
create index on insurer_commissions (desk_id, outstanding, id) where desk_id is not null;
create index on insurer_commissions (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on insurer_commissions (desk_id, desk_since, id) where desk_id is not null;
create index on insurer_commissions (broker_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on insurer_commissions (insurer_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on insurer_commissions (id) where awaits is null;
create index on insurer_commissions (held_by) where held_by is not null;
create index on insurer_commissions (outcome_at) include (outcome, created_at, broker_id, insurer_id) where outcome_at is not null;
create index on insurer_commissions using gin (search gin_trgm_ops);
alter table insurer_commissions enable row level security;
create policy insurer_commissions_seen on insurer_commissions using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
);
grant select, insert, update on insurer_commissions to covergate_app;
create trigger totals_kept after insert or update or delete on insurer_commissions for each row execute function keep_totals('insurer_commission', 'broker_id,insurer_id', '', 'expected,received,outstanding,waived,netted');
create index on remittances (created_at, id) where is_net_off = false and payout is not null;
create index on remittances (paid_on, id) where is_net_off = false and payout is not null;
create index on remittances (gross, id) where is_net_off = false and payout is not null;

-- Of one payment there is one.
create unique index insurer_commissions_once on insurer_commissions (payout);

-- Whenever an insurer has a payment, or has it no more, what of its commission was not kept is seen to.
create function claim_commission(payment payouts) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into outbox (area, case_id, revision, run_at, type, params)
    values ('payout', payment.id, payment.revision, payment.updated_at, 'claimCommission', jsonb_build_object(
      'date', coalesce(payment.paid_date, (payment.updated_at at time zone 'Asia/Jakarta')::date)
    ))
$$;
revoke execute on function claim_commission(payouts) from public;
create function claim_commission_of_payment() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform claim_commission(new);
  return null;
end $$;
revoke execute on function claim_commission_of_payment() from public;
create trigger commission_claimed after update on payouts for each row
  when (new.kind = 'INSURER' and (new.status = 'PAID') <> (old.status = 'PAID')) execute function claim_commission_of_payment();

-- What was paid before.
select claim_commission(p) from payouts p where kind = 'INSURER' and status = 'PAID' order by updated_at, id;
