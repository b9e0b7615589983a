create table claim_pools (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  partner_id uuid references organisations,
  revision integer not null default 0,
  code text not null,
  partner uuid references partners not null,
  product_categories jsonb not null default '[]',
  currency text not null,
  stop_loss bigint not null,
  balance bigint,
  awaited bigint,
  reserved bigint,
  available bigint,
  spent bigint,
  spent_year integer,
  -- The account of the books on which its money stands: one pool has it.
  account uuid unique,
  search text generated always as (lower(code)) stored,
  unique (broker_id, code)
);
create index on claim_pools (partner);
create index on claim_pools (code collate human, id);
create index on claim_pools (created_at, id);
create index on claim_pools (updated_at, id);
create index on claim_pools (broker_id, code collate human, id);
create index on claim_pools (broker_id, created_at, id);
create index on claim_pools (broker_id, updated_at, id);
create index on claim_pools (partner_id, code collate human, id);
create index on claim_pools (partner_id, created_at, id);
create index on claim_pools (partner_id, updated_at, id);
create index on claim_pools (code);
create index on claim_pools using gin (search gin_trgm_ops);
alter table claim_pools enable row level security;
create policy claim_pools_seen on claim_pools using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or partner_id = (select app_organisation())
  or partner_id = any((select app_represents())::uuid[])
  or exists (
    select from admitted a where a.area = 'claim_pool' and a.record_id = claim_pools.id and a.party = 'partner_id'
      and (a.organisation_id = (select app_organisation()) or a.organisation_id = any((select app_represents())::uuid[]))
  )
);
create constraint trigger partner_id_admitted after insert or delete or update of partner_id on claim_pools deferrable initially deferred for each row execute function keep_admitted('claim_pool', 'partner_id');
grant select, insert, update on claim_pools to covergate_app;

-- Whose the account of a partner's pool is: of its organisation, or of its name where it does not work here, as its top-ups are billed.
create function pool_holder(of_partner uuid) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(organisation::text, left(branding_name, 60)) from partners where id = of_partner
$$;
revoke execute on function pool_holder(uuid) from public;

-- What has gone out of a pool within a calendar year, without what banks have sent back.
create function pool_spent(pool_account uuid, of_year integer) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(amount), 0)::bigint from ledger_lines
  where account = pool_account and kind = 'DISBURSEMENT' and layer = 'POSTED'
    and booked_on between make_date(of_year, 1, 1) and make_date(of_year, 12, 31)
$$;
revoke execute on function pool_spent(uuid, integer) from public;

-- Top-ups that are billed and not paid yet stand on the account, and nothing is paid of them.
create function pool_awaited(of_broker uuid, of_partner uuid, of_currency text) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(amount), 0)::bigint from invoices
  where broker_id = of_broker and partner = of_partner and currency = of_currency and purpose = 'POOL_TOP_UP'
    and status in ('CREATED', 'WAITING_PAYMENT', 'PENDING')
$$;
revoke execute on function pool_awaited(uuid, uuid, text) from public;

-- What a pool has of the books: kept with them, in the same transaction, and never written by anybody.
create function stand_pool(pool claim_pools, at timestamptz) returns claim_pools language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  stood ledger_accounts;
begin
  select * into stood from ledger_accounts where id = pool.account;
  pool.balance := coalesce(-stood.posted, 0);
  pool.reserved := coalesce(stood.pending, 0);
  pool.awaited := pool_awaited(pool.broker_id, pool.partner, pool.currency);
  pool.available := pool.balance - pool.awaited - pool.reserved;
  pool.spent_year := extract(year from at at time zone 'Asia/Jakarta');
  pool.spent := pool_spent(pool.account, pool.spent_year);
  return pool;
end $$;
revoke execute on function stand_pool(claim_pools, timestamptz) from public;

create function keep_pool() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    select organisation into new.partner_id from partners where id = new.partner;
    new.account := ledger_account(new.broker_id, 'CLAIM_POOL', pool_holder(new.partner), new.currency);
  else
    -- Its money does not go along with it.
    new.account := old.account;
  end if;
  return stand_pool(new, new.updated_at);
end $$;
revoke execute on function keep_pool() from public;
create trigger pool_kept before insert or update on claim_pools for each row execute function keep_pool();

create function tell_pool() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'ledger_accounts' then
    update claim_pools set updated_at = greatest(updated_at, new.updated_at) where account = new.id;
  elsif tg_op = 'INSERT' or new.status <> old.status then
    update claim_pools set updated_at = greatest(updated_at, new.updated_at)
    where account = ledger_account(new.broker_id, 'CLAIM_POOL', pool_holder(new.partner), new.currency);
  end if;
  return null;
end $$;
revoke execute on function tell_pool() from public;
create trigger pool_told after insert or update on ledger_accounts for each row
  when (new.kind = 'CLAIM_POOL') execute function tell_pool();
create trigger pool_told after insert or update on invoices for each row
  when (new.purpose = 'POOL_TOP_UP') execute function tell_pool();

-- How a pool stands by the books at an instant, for who sees it: what it may still pay, and what has gone this year.
create function pool_standing(pool_account uuid, at timestamptz)
returns table (balance bigint, awaited bigint, reserved bigint, available bigint, spent bigint, spent_year integer)
language sql stable as $$
  select stood.balance, stood.awaited, stood.reserved, stood.available, stood.spent, stood.spent_year
  from claim_pools p cross join lateral stand_pool(p, at) stood where p.account = pool_account
$$;
revoke execute on function pool_standing(uuid, timestamptz) from public;
grant execute on function stand_pool(claim_pools, timestamptz), pool_standing(uuid, timestamptz) to covergate_app;
