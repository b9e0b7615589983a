alter table payouts add carried bigint;

alter table commissions add payments jsonb not null default '[]', add payout uuid references payouts, add asked bigint;
create index on commissions (payout);
create index on commissions (broker_id, currency, partner_id) where balance <> 0 and asked is null and status in ('APPROVED', 'PAID', 'REVERSED');
update commissions set payments = jsonb_build_array(
    jsonb_build_object('date', paid_date, 'reference', payment_reference, 'amount', paid_amount))
  where payment_reference is not null;

create table commission_payments (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  insurer_id uuid references organisations,
  partner_id uuid references organisations,
  currency text not null default 'IDR',
  revision integer not null default 0,
  payout uuid references payouts not null,
  commission uuid references commissions not null,
  commission_number text not null,
  policy_number text not null,
  product_name text not null,
  customer_name text not null,
  amount bigint not null,
  status text not null,
  search text generated always as (lower(policy_number || ' ' || commission_number || ' ' || customer_name)) stored
);
create index on commission_payments (commission);
create index on commission_payments (payout, created_at, id);
create index on commission_payments (payout, policy_number collate human, id);
create index on commission_payments (payout, amount, id);
create index on commission_payments using gin (search gin_trgm_ops);
alter table commission_payments enable row level security;
create policy commission_payments_seen on commission_payments using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
  or partner_id = (select app_organisation())
  or partner_id = any((select app_represents())::uuid[])
);
grant select on commission_payments to covergate_app;

-- A commission is asked for once at a time. What a bank has sent back stays in its payout, beside what is asked for meanwhile.
create unique index commission_payments_once on commission_payments ((case when status = 'OPEN' then commission end));

-- Whoever asks for the payment of commissions holds them, and says of which it is made.
grant insert on commission_payments to covergate_app;

-- What a payout is made of is as that stands, and commissions are in what they are asked for or were paid with last.
create function tell_commissions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update commission_payments set
      status = case when new.status = 'PAID' then 'PAID' when new.status in ('REJECTED', 'CANCELLED') then 'ENDED' else 'RETURNED' end,
      updated_at = new.updated_at, revision = revision + 1
    where payout = new.id;
  update commissions c set
      asked = (select sum(amount) from commission_payments p where p.commission = c.id and p.status in ('OPEN', 'RETURNED')),
      payout = (
        select p.payout from commission_payments p where p.commission = c.id and p.status <> 'ENDED'
        order by p.created_at desc, p.id limit 1
      )
    where id in (select commission from commission_payments where payout = new.id);
  return null;
end $$;
revoke execute on function tell_commissions() from public;
create trigger commissions_told after update on payouts for each row
  when (new.kind = 'COMMISSION' and new.status <> old.status and (new.status in ('PAID', 'REJECTED', 'CANCELLED') or old.status = 'PAID'))
  execute function tell_commissions();

-- Who has last changed the account that a record has; null: nobody.
create function account_changed(of_area text, of_record uuid) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('userId', h.by -> 'userId', 'by', h.by -> 'name', 'at', to_char(h.at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from history h where h.area = of_area and h.record_id = of_record and h.changes ?| array['bank', 'accountNumber', 'accountName']
  order by h.revision desc limit 1
$$;
revoke execute on function account_changed(text, uuid) from public;
grant execute on function account_changed(text, uuid) to covergate_app;

-- Where a payee takes money, as a house knows them: at a bank that is there.
create function payee_account(house uuid, payee uuid) returns jsonb language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('bank', left(b.name, 60), 'accountNumber', p.account_number, 'accountName', p.account_name, 'changed', account_changed('partner', p.id))
  from partners p join banks b on b.id = p.bank
  where p.organisation_id = house and p.organisation = payee and b.status = 'ACTIVE' and p.account_number is not null
    and p.account_name is not null
  order by p.code limit 1
$$;
revoke execute on function payee_account(uuid, uuid) from public;
grant execute on function payee_account(uuid, uuid) to covergate_app;
