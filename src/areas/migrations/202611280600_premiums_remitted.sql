create table insurer_branches (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  revision integer not null default 0,
  code text not null,
  name text not null,
  insurer uuid references insurers not null,
  head_office boolean not null default 'false',
  premium_lines jsonb not null default '[]',
  bank text not null,
  account_number text not null,
  account_name text not null,
  search text generated always as (lower(name || ' ' || code || ' ' || account_number || ' ' || account_name)) stored,
  unique (broker_id, code)
);
create index on insurer_branches (insurer);
create index on insurer_branches (name collate human, id);
create index on insurer_branches (code collate human, id);
create index on insurer_branches (updated_at, id);
create index on insurer_branches (broker_id, name collate human, id);
create index on insurer_branches (broker_id, code collate human, id);
create index on insurer_branches (broker_id, updated_at, id);
create index on insurer_branches (code);
create index on insurer_branches using gin (search gin_trgm_ops);
alter table insurer_branches enable row level security;
create policy insurer_branches_seen on insurer_branches using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
);
grant select, insert, update, delete on insurer_branches to covergate_app;

create table commission_schedules (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  revision integer not null default 0,
  name text not null,
  line text not null,
  insurer uuid references insurers,
  product_code text,
  rate numeric not null,
  is_pkp boolean not null default 'false',
  ppn numeric not null,
  pph23 numeric not null,
  is_net_off boolean not null default 'false',
  valid_from date not null,
  valid_until date,
  seller_share numeric not null,
  referrer uuid references partners,
  referrer_share numeric,
  payee_is_pkp boolean not null default 'false',
  payee_ppn numeric not null,
  payee_pph23 numeric not null,
  search text generated always as (lower(name || ' ' || coalesce(product_code, ''))) stored,
  unique (broker_id, name)
);
create index on commission_schedules (insurer);
create index on commission_schedules (referrer);
create index on commission_schedules (name collate human, id);
create index on commission_schedules (rate, id);
create index on commission_schedules (valid_from, id);
create index on commission_schedules (updated_at, id);
create index on commission_schedules (broker_id, name collate human, id);
create index on commission_schedules (broker_id, rate, id);
create index on commission_schedules (broker_id, valid_from, id);
create index on commission_schedules (broker_id, updated_at, id);
create index on commission_schedules using gin (search gin_trgm_ops);
alter table commission_schedules enable row level security;
create policy commission_schedules_seen on commission_schedules using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
);
grant select, insert, update, delete on commission_schedules to covergate_app;

create table remittances (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  insurer_id uuid not null references organisations,
  currency text not null default 'IDR',
  revision integer not null default 0,
  policy_number text not null,
  kind text not null,
  line text not null,
  product_name text not null,
  customer_name text not null,
  insurer_code text not null,
  insurer_name text not null,
  branch uuid references insurer_branches,
  head_office boolean not null default 'false',
  paid_on date not null,
  gross bigint not null,
  rate numeric not null,
  commission bigint not null,
  ppn bigint not null,
  pph23 bigint not null,
  is_net_off boolean not null default 'false',
  net bigint not null,
  status text not null,
  schedule uuid references commission_schedules,
  train_policy uuid references train_policies,
  bus_policy uuid references bus_policies,
  quotation uuid references credit_life_quotations,
  search text generated always as (lower(policy_number || ' ' || customer_name)) stored
);
create index on remittances (branch);
create index on remittances (schedule);
create index on remittances (train_policy);
create index on remittances (bus_policy);
create index on remittances (quotation);
create index on remittances (created_at, id);
create index on remittances (paid_on, id);
create index on remittances (gross, id);
create index on remittances (net, id);
create index on remittances (broker_id, created_at, id);
create index on remittances (broker_id, paid_on, id);
create index on remittances (broker_id, gross, id);
create index on remittances (broker_id, net, id);
create index on remittances (insurer_id, created_at, id);
create index on remittances (insurer_id, paid_on, id);
create index on remittances (insurer_id, gross, id);
create index on remittances (insurer_id, net, id);
create index on remittances (created_at, id) where status = 'UNREMITTED';
create index on remittances (paid_on, id) where status = 'UNREMITTED';
create index on remittances (gross, id) where status = 'UNREMITTED';
create index on remittances (net, id) where status = 'UNREMITTED';
create index on remittances (created_at, id) where status = 'REQUESTED';
create index on remittances (paid_on, id) where status = 'REQUESTED';
create index on remittances (gross, id) where status = 'REQUESTED';
create index on remittances (net, id) where status = 'REQUESTED';
create index on remittances (created_at, id) where status = 'REMITTED';
create index on remittances (paid_on, id) where status = 'REMITTED';
create index on remittances (gross, id) where status = 'REMITTED';
create index on remittances (net, id) where status = 'REMITTED';
create index on remittances using gin (search gin_trgm_ops);
alter table remittances enable row level security;
create policy remittances_seen on remittances using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
);
grant select on remittances to covergate_app;

-- What has made it: a premium comes in once by each.
alter table remittances add source text unique;

-- What is earned of a premium: the schedule that says most of it, and of those the latest.
create function schedule_of(house uuid, of_insurer uuid, of_line text, product text, day date) returns uuid
language sql stable set search_path = public, pg_temp as $$
  select s.id from commission_schedules s left join insurers i on i.id = s.insurer left join organisations o on o.id = of_insurer
  where s.broker_id = house and s.line = of_line and day between s.valid_from and coalesce(s.valid_until, 'infinity')
    and (s.insurer is null or i.organisation = of_insurer or i.code = o.code)
    and (s.product_code is null or s.product_code = product)
  order by (s.product_code is null), (s.insurer is null), s.valid_from desc, s.id limit 1
$$;

-- The branch of an insurer that takes a line, else its head office.
create function branch_of(house uuid, of_insurer uuid, of_line text) returns uuid
language sql stable set search_path = public, pg_temp as $$
  select b.id from insurer_branches b join insurers i on i.id = b.insurer join organisations o on o.id = of_insurer
  where b.broker_id = house and (i.organisation = of_insurer or i.code = o.code)
    and (b.head_office or b.premium_lines ? of_line)
  order by (b.premium_lines ? of_line) desc, b.code limit 1
$$;

-- Half is rounded up, away from nothing.
create function part_of(amount bigint, per_cent numeric) returns bigint language sql immutable as $$
  select round(amount * per_cent / 100)::bigint
$$;

-- One premium that has come in, or a part of one that goes back: of its commission the same part goes back, so that nothing is left of it once all of the premium has.
create function keep_premium(premium remittances, product text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  terms commission_schedules;
  first remittances;
  taken record;
begin
  select code, name into premium.insurer_code, premium.insurer_name from organisations where id = premium.insurer_id;
  if premium.gross < 0 then
    select * into first from remittances r
      where r.broker_id = premium.broker_id and r.gross > 0 and r.quotation is not distinct from premium.quotation
        and r.train_policy is not distinct from premium.train_policy and r.bus_policy is not distinct from premium.bus_policy
      order by created_at desc, id limit 1;
  end if;
  if first.id is not null then
    select coalesce(sum(gross), 0) as gross, coalesce(sum(commission), 0) as commission, coalesce(sum(ppn), 0) as ppn,
        coalesce(sum(pph23), 0) as pph23 into taken
      from remittances r
      where r.gross < 0 and r.created_at >= first.created_at and r.quotation is not distinct from premium.quotation
        and r.train_policy is not distinct from premium.train_policy and r.bus_policy is not distinct from premium.bus_policy;
    premium.branch := first.branch;
    premium.head_office := first.head_office;
    premium.schedule := first.schedule;
    premium.rate := first.rate;
    premium.is_net_off := first.is_net_off;
    premium.commission := round(first.commission * (premium.gross + taken.gross)::numeric / first.gross) - taken.commission;
    premium.ppn := round(first.ppn * (premium.gross + taken.gross)::numeric / first.gross) - taken.ppn;
    premium.pph23 := round(first.pph23 * (premium.gross + taken.gross)::numeric / first.gross) - taken.pph23;
  else
    premium.branch := branch_of(premium.broker_id, premium.insurer_id, premium.line);
    premium.head_office := coalesce((select head_office from insurer_branches where id = premium.branch), true);
    premium.schedule := schedule_of(premium.broker_id, premium.insurer_id, premium.line, product, premium.paid_on);
    select * into terms from commission_schedules where id = premium.schedule;
    premium.rate := coalesce(terms.rate, 0);
    premium.is_net_off := coalesce(terms.is_net_off, false);
    premium.commission := part_of(premium.gross, premium.rate);
    premium.ppn := case when terms.is_pkp then part_of(premium.commission, terms.ppn) else 0 end;
    premium.pph23 := part_of(premium.commission, coalesce(terms.pph23, 0));
  end if;
  premium.net := premium.gross
    - case when premium.is_net_off then premium.commission + premium.ppn - premium.pph23 else 0 end;
  insert into remittances (
      created_at, updated_at, broker_id, insurer_id, currency, policy_number, kind, line, product_name, customer_name, insurer_code,
      insurer_name, branch, head_office, paid_on, gross, rate, commission, ppn, pph23, is_net_off, net, status, schedule,
      train_policy, bus_policy, quotation, source
    )
    values (
      premium.created_at, premium.created_at, premium.broker_id, premium.insurer_id, premium.currency, premium.policy_number,
      premium.kind, premium.line, premium.product_name, premium.customer_name, premium.insurer_code, premium.insurer_name,
      premium.branch, premium.head_office, premium.paid_on, premium.gross, premium.rate, premium.commission, premium.ppn,
      premium.pph23, premium.is_net_off, premium.net, 'UNREMITTED', premium.schedule, premium.train_policy, premium.bus_policy,
      premium.quotation, premium.source
    )
    on conflict (source) do nothing;
end $$;
revoke execute on function keep_premium(remittances, text) from public;

-- The policies of an invoice that is paid.
create function keep_invoiced(paid invoices) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  policy record;
  premium remittances;
begin
  for policy in
    select 'TRAIN' as line, id, policy_number, product_name, product_code, customer_name, insurer_id, train_policies.premium as gross, currency
      from train_policies where id = any(paid.train_policies)
    union all
    select 'BUS', id, policy_number, product_name, product_code, customer_name, insurer_id, bus_policies.premium, currency
      from bus_policies where id = any(paid.bus_policies)
    order by policy_number
  loop
    premium := null;
    premium.created_at := paid.updated_at;
    premium.broker_id := paid.broker_id;
    premium.insurer_id := policy.insurer_id;
    premium.currency := policy.currency;
    premium.policy_number := policy.policy_number;
    premium.kind := 'PREMIUM';
    premium.line := policy.line;
    premium.product_name := policy.product_name;
    premium.customer_name := policy.customer_name;
    premium.paid_on := coalesce(paid.paid_date, (paid.updated_at at time zone 'Asia/Jakarta')::date);
    premium.gross := policy.gross;
    if policy.line = 'TRAIN' then premium.train_policy := policy.id; else premium.bus_policy := policy.id; end if;
    premium.source := 'invoice ' || paid.id || ' ' || policy.id;
    perform keep_premium(premium, policy.product_code);
  end loop;
end $$;
revoke execute on function keep_invoiced(invoices) from public;
create function keep_invoiced_premiums() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_invoiced(new);
  return null;
end $$;
revoke execute on function keep_invoiced_premiums() from public;
create trigger premiums_made after insert on invoices for each row when (new.status = 'PAID') execute function keep_invoiced_premiums();
create trigger premiums_paid after update on invoices for each row when (new.status = 'PAID' and old.status <> 'PAID')
  execute function keep_invoiced_premiums();

-- The premiums of credit life and what goes back of them, entry by entry.
create function keep_booked(entry ledger_entries) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  life credit_life_quotations;
  premium remittances;
begin
  select * into life from credit_life_quotations where id = entry.policy;
  if not found then return; end if;
  premium.created_at := entry.created_at;
  premium.broker_id := entry.broker_id;
  premium.insurer_id := life.insurer_id;
  premium.currency := entry.currency;
  premium.policy_number := coalesce(entry.policy_number, life.quotes_code);
  premium.kind := case when entry.amount < 0 then 'REFUND' else 'PREMIUM' end;
  premium.line := 'CREDIT_LIFE';
  premium.product_name := life.bank_name;
  premium.customer_name := life.customer_name;
  premium.paid_on := entry.booked_on;
  premium.gross := entry.amount;
  premium.quotation := life.id;
  premium.source := 'entry ' || entry.id;
  perform keep_premium(premium, null);
end $$;
revoke execute on function keep_booked(ledger_entries) from public;
create function keep_booked_premium() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_booked(new);
  return null;
end $$;
revoke execute on function keep_booked_premium() from public;
create trigger premium_kept after insert on ledger_entries for each row when (new.kind in ('PREMIUM', 'REFUND') and new.amount <> 0)
  execute function keep_booked_premium();

-- What has come in before.
select keep_invoiced(i) from invoices i where status = 'PAID' order by created_at, id;
select keep_booked(e) from ledger_entries e where kind in ('PREMIUM', 'REFUND') and amount <> 0 order by created_at, number;
