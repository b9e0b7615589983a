create table commissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  partner_id uuid not null references organisations,
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
  code text not null,
  policy_number text not null,
  line text not null,
  product_name text not null,
  customer_name text not null,
  remittance uuid references remittances not null,
  payee text not null,
  role text not null,
  accrued_on date not null,
  gross bigint not null,
  rate numeric not null,
  whole bigint not null,
  share numeric not null,
  accrued bigint not null,
  clawed_back bigint not null,
  commission bigint not null,
  ppn_rate numeric not null,
  ppn bigint not null,
  pph23_rate numeric not null,
  pph23 bigint not null,
  net bigint not null,
  paid_amount bigint not null,
  balance bigint not null,
  items jsonb not null default '[]',
  requested_at timestamptz(3),
  requested_by text,
  approved_at timestamptz(3),
  approved_by text,
  reason text,
  paid_date date,
  payment_reference text,
  search text generated always as (lower(code || ' ' || policy_number || ' ' || customer_name || ' ' || payee || ' ' || coalesce(payment_reference, ''))) stored,
  unique (broker_id, code)
);
create index on commissions (remittance);
create index on commissions (created_at, id);
create index on commissions (updated_at, id);
create index on commissions (accrued_on, id);
create index on commissions (net, id);
create index on commissions (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on commissions (status, created_at, id);
create index on commissions (status, updated_at, id);
create index on commissions (status, accrued_on, id);
create index on commissions (status, net, id);
create index on commissions (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on commissions (broker_id, accrued_on, id);
create index on commissions (partner_id, created_at, id);
create index on commissions (partner_id, updated_at, id);
create index on commissions (partner_id, accrued_on, id);
create index on commissions (partner_id, net, id);
create index on commissions (partner_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on commissions (status, broker_id, partner_id);
create index on commissions (status, partner_id, broker_id);
create index on commissions (code);
create index on commissions (deadline_at) where deadline_at is not null;
create index on commissions (desk_id, created_at, id) where desk_id is not null;
create index on commissions (desk_id, updated_at, id) where desk_id is not null;
create index on commissions (desk_id, accrued_on, id) where desk_id is not null;
create index on commissions (desk_id, net, id) where desk_id is not null;
create index on commissions (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on commissions (desk_id, desk_since, id) where desk_id is not null;
create index on commissions (broker_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on commissions (partner_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on commissions (id) where awaits is null;
create index on commissions (held_by) where held_by is not null;
create index on commissions (outcome_at) include (outcome, created_at, broker_id, partner_id) where outcome_at is not null;
create index on commissions using gin (search gin_trgm_ops);
alter table commissions enable row level security;
create policy commissions_seen on commissions using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or partner_id = (select app_organisation())
  or partner_id = any((select app_represents())::uuid[])
);
grant select, insert, update on commissions to covergate_app;
create trigger totals_kept after insert or update or delete on commissions for each row execute function keep_totals('commission', 'broker_id,partner_id', '', 'commission,ppn,pph23,net,paid_amount,balance');

-- Of one premium each payee has one: who has sold it, and who has brought them.
create unique index commissions_once on commissions (remittance, role);

-- Whatever is kept of a premium, or goes back of it, has its commission seen to.
create function accrue_commission() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into outbox (area, case_id, revision, run_at, type, params)
    values ('remittance', new.id, 0, new.created_at, 'accrueCommission', '{}');
  return null;
end $$;
revoke execute on function accrue_commission() from public;
create trigger commission_accrued after insert on remittances for each row when (new.commission <> 0)
  execute function accrue_commission();

-- What was kept before.
insert into outbox (area, case_id, revision, run_at, type, params)
  select 'remittance', id, 0, created_at, 'accrueCommission', '{}' from remittances where commission <> 0 order by created_at, id;

-- Premiums with the terms of their commission and who has sold the policies, in order; none of those that have no terms.
create function commission_premiums(ids uuid[]) returns setof jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'id', r.id, 'at', r.created_at, 'broker', r.broker_id, 'currency', r.currency, 'policyNumber', r.policy_number,
    'line', r.line, 'product_name', r.product_name, 'customer_name', r.customer_name, 'gross', r.gross, 'rate', r.rate,
    'whole', r.commission, 'paidOn', r.paid_on, 'sellerShare', s.seller_share, 'referrerShare', coalesce(s.referrer_share, 0),
    'ppnRate', case when s.payee_is_pkp then s.payee_ppn else 0 end, 'pph23Rate', s.payee_pph23,
    'seller', jsonb_build_object('id', seller.id, 'name', seller.name),
    'referrer', case when referrer.id is not null then jsonb_build_object('id', referrer.id, 'name', referrer.name) end
  )
  from remittances r
  join commission_schedules s on s.id = r.schedule
  left join train_policies t on t.id = r.train_policy
  left join bus_policies b on b.id = r.bus_policy
  left join credit_life_quotations q on q.id = r.quotation
  join organisations seller on seller.id = coalesce(t.partner_id, b.partner_id, q.partner_id)
  left join partners p on p.id = s.referrer
  left join organisations referrer on referrer.id = p.organisation
  where r.id = any(ids) and r.gross > 0
  order by r.created_at, r.policy_number, r.id
$$;
revoke execute on function commission_premiums(uuid[]) from public;
grant execute on function commission_premiums(uuid[]) to covergate_app;
