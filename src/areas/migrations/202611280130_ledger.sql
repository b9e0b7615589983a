create table ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  insurer_id uuid references organisations,
  bank_id uuid references organisations,
  partner_id uuid references organisations,
  currency text not null default 'IDR',
  revision integer not null default 0,
  name text not null,
  kind text not null,
  keeper text not null,
  posted bigint not null,
  pending bigint not null,
  -- A claim pool pays out no more than it holds, nor promises more.
  constraint ledger_accounts_covered check (kind <> 'CLAIM_POOL' or posted + pending <= 0),
  search text generated always as (lower(name || ' ' || keeper)) stored
);
create index on ledger_accounts (name collate human, id);
create index on ledger_accounts (kind collate human, id);
create index on ledger_accounts (keeper collate human, id);
create index on ledger_accounts (posted, id);
create index on ledger_accounts (updated_at, id);
create index on ledger_accounts (broker_id, name collate human, id);
create index on ledger_accounts (broker_id, kind collate human, id);
create index on ledger_accounts (broker_id, keeper collate human, id);
create index on ledger_accounts (broker_id, posted, id);
create index on ledger_accounts (broker_id, updated_at, id);
create index on ledger_accounts (insurer_id, name collate human, id);
create index on ledger_accounts (insurer_id, kind collate human, id);
create index on ledger_accounts (insurer_id, keeper collate human, id);
create index on ledger_accounts (insurer_id, posted, id);
create index on ledger_accounts (insurer_id, updated_at, id);
create index on ledger_accounts (bank_id, name collate human, id);
create index on ledger_accounts (bank_id, kind collate human, id);
create index on ledger_accounts (bank_id, keeper collate human, id);
create index on ledger_accounts (bank_id, posted, id);
create index on ledger_accounts (bank_id, updated_at, id);
create index on ledger_accounts (partner_id, name collate human, id);
create index on ledger_accounts (partner_id, kind collate human, id);
create index on ledger_accounts (partner_id, keeper collate human, id);
create index on ledger_accounts (partner_id, posted, id);
create index on ledger_accounts (partner_id, updated_at, id);
create index on ledger_accounts using gin (search gin_trgm_ops);
alter table ledger_accounts enable row level security;
create policy ledger_accounts_seen on ledger_accounts using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
  or bank_id = (select app_organisation())
  or partner_id = (select app_organisation())
);
grant select on ledger_accounts to covergate_app;

create table ledger_entries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  insurer_id uuid references organisations,
  bank_id uuid references organisations,
  partner_id uuid references organisations,
  currency text not null default 'IDR',
  revision integer not null default 0,
  booked_on date not null,
  valued_on date not null,
  kind text not null,
  amount bigint not null,
  reference text not null,
  subject text not null,
  policy uuid references credit_life_quotations,
  policy_number text,
  reverses uuid references ledger_entries,
  -- The move that booked it, and which of its entries it is.
  area text not null,
  case_revision integer not null default 0,
  number integer not null default 1,
  -- Debit is more than nothing, credit less; null: those of the entry that it takes back.
  lines jsonb,
  case_id text not null,
  search text generated always as (lower(reference || ' ' || subject || ' ' || coalesce(policy_number, ''))) stored,
  unique (area, case_id, case_revision, number),
  -- Nothing is taken back twice.
  unique (reverses)
);
create index on ledger_entries (policy);
create index on ledger_entries (booked_on, id);
create index on ledger_entries (created_at, id);
create index on ledger_entries (amount, id);
create index on ledger_entries (broker_id, booked_on, id);
create index on ledger_entries (broker_id, created_at, id);
create index on ledger_entries (broker_id, amount, id);
create index on ledger_entries (insurer_id, booked_on, id);
create index on ledger_entries (insurer_id, created_at, id);
create index on ledger_entries (insurer_id, amount, id);
create index on ledger_entries (bank_id, booked_on, id);
create index on ledger_entries (bank_id, created_at, id);
create index on ledger_entries (bank_id, amount, id);
create index on ledger_entries (partner_id, booked_on, id);
create index on ledger_entries (partner_id, created_at, id);
create index on ledger_entries (partner_id, amount, id);
create index on ledger_entries (booked_on, id) where kind in ('PREMIUM', 'REFUND');
create index on ledger_entries (created_at, id) where kind in ('PREMIUM', 'REFUND');
create index on ledger_entries (amount, id) where kind in ('PREMIUM', 'REFUND');
create index on ledger_entries using gin (search gin_trgm_ops);
alter table ledger_entries enable row level security;
create policy ledger_entries_seen on ledger_entries using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
  or bank_id = (select app_organisation())
  or partner_id = (select app_organisation())
);
-- Nothing is changed or taken out of a book.
grant select, insert on ledger_entries to covergate_app;

create table ledger_closings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  revision integer not null default 0,
  period text not null,
  closed_until date not null,
  search text generated always as (lower(period)) stored
);
create index on ledger_closings (closed_until, id);
create index on ledger_closings (created_at, id);
create index on ledger_closings (broker_id, closed_until, id);
create index on ledger_closings (broker_id, created_at, id);
create index on ledger_closings using gin (search gin_trgm_ops);
alter table ledger_closings enable row level security;
create policy ledger_closings_seen on ledger_closings using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
);
grant select, insert on ledger_closings to covergate_app;

create table ledger_lines (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  insurer_id uuid references organisations,
  bank_id uuid references organisations,
  partner_id uuid references organisations,
  currency text not null default 'IDR',
  revision integer not null default 0,
  booked_on date not null,
  account uuid references ledger_accounts not null,
  account_kind text not null,
  entry uuid references ledger_entries not null,
  kind text not null,
  amount bigint not null check (amount <> 0),
  layer text not null,
  reference text not null,
  subject text not null,
  search text generated always as (lower(reference || ' ' || subject)) stored
);
create index on ledger_lines (account);
create index on ledger_lines (entry);
create index on ledger_lines (account, booked_on, created_at, id);
create index on ledger_lines (booked_on, id);
create index on ledger_lines (created_at, id);
create index on ledger_lines (broker_id, booked_on, id);
create index on ledger_lines (broker_id, created_at, id);
create index on ledger_lines (insurer_id, booked_on, id);
create index on ledger_lines (insurer_id, created_at, id);
create index on ledger_lines (bank_id, booked_on, id);
create index on ledger_lines (bank_id, created_at, id);
create index on ledger_lines (partner_id, booked_on, id);
create index on ledger_lines (partner_id, created_at, id);
create index on ledger_lines using gin (search gin_trgm_ops);
alter table ledger_lines enable row level security;
create policy ledger_lines_seen on ledger_lines using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
  or bank_id = (select app_organisation())
  or partner_id = (select app_organisation())
);
grant select on ledger_lines to covergate_app;

create function ledger_account(keeper uuid, kind text, holder text, currency text) returns uuid language sql immutable as $$
  select md5(concat_ws('|', keeper, kind, holder, currency))::uuid
$$;

-- No entry comes into a period while that is being closed; one of value in a closed period stands on the first day after it.
create function ledger_enter() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken_back ledger_entries;
begin
  perform pg_advisory_xact_lock_shared(hashtext('ledger'), hashtext(new.broker_id::text));
  new.booked_on := greatest(
    new.valued_on, (select max(closed_until) + 1 from ledger_closings where broker_id = new.broker_id)
  );
  new.reverses := null;
  if new.lines is not null then return new; end if;
  select * into taken_back from ledger_entries e
    where area = new.area and case_id = new.case_id and kind = new.kind and currency = new.currency
      and broker_id = new.broker_id and lines is not null
      and not exists (select from ledger_entries other where other.reverses = e.id)
    order by case_revision desc, number desc limit 1;
  if not found then
    raise exception 'there is no entry to take back' using errcode = 'check_violation', constraint = 'ledger_entries_reverses';
  end if;
  new.reverses := taken_back.id;
  new.amount := -taken_back.amount;
  return new;
end $$;
create trigger entered before insert on ledger_entries for each row execute function ledger_enter();

-- What entries say stands on the accounts of their books, of which each is opened by the first that names it; those that take others
-- back come after, since they may do so with what was entered beside them.
create function ledger_post() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_accounts (
      id, created_at, updated_at, broker_id, insurer_id, bank_id, partner_id, currency, name, kind, keeper, posted, pending
    )
    select distinct on (1) ledger_account(e.broker_id, account, holder, e.currency), e.created_at, e.created_at, e.broker_id,
      case when whose.kind = 'insurer' then whose.id end, case when whose.kind = 'bank' then whose.id end,
      case when whose.kind = 'partner' then whose.id end, e.currency, coalesce(whose.name, holder), account, keeper.name, 0, 0
    from entered e cross join jsonb_to_recordset(e.lines) as one (account text, holder text)
    join organisations keeper on keeper.id = e.broker_id
    left join organisations whose on whose.id::text = holder
    where e.lines is not null
    order by 1
    on conflict (id) do nothing;
  with wanted as (
    select e.id as of, ledger_account(e.broker_id, account, holder, e.currency) as account_id, one.amount,
      case when pending then 'PENDING' else 'POSTED' end as layer, place
    from entered e cross join rows from (
      jsonb_to_recordset(e.lines) as (account text, holder text, amount bigint, pending boolean)
    ) with ordinality as one (account, holder, amount, pending, place)
    where e.lines is not null
  )
  insert into ledger_lines (
      created_at, updated_at, broker_id, insurer_id, bank_id, partner_id, currency, account, account_kind, entry, kind, booked_on,
      amount, layer, reference, subject
    )
    select e.created_at, e.updated_at, a.broker_id, a.insurer_id, a.bank_id, a.partner_id, a.currency, a.id, a.kind, e.id, e.kind,
      e.booked_on, wanted.amount, layer, e.reference, e.subject
    from wanted join entered e on e.id = wanted.of join ledger_accounts a on a.id = account_id order by e.id, place;
  insert into ledger_lines (
      created_at, updated_at, broker_id, insurer_id, bank_id, partner_id, currency, account, account_kind, entry, kind, booked_on,
      amount, layer, reference, subject
    )
    select e.created_at, e.updated_at, l.broker_id, l.insurer_id, l.bank_id, l.partner_id, l.currency, l.account, l.account_kind, e.id,
      e.kind, e.booked_on, -l.amount, layer, e.reference, e.subject
    from entered e join ledger_lines l on l.entry = e.reverses;
  if exists (
    select from entered e left join ledger_lines l on l.entry = e.id group by e.id
    having count(l.id) < 2 or sum(case layer when 'POSTED' then l.amount else 0 end) <> 0 or sum(l.amount) <> 0
  ) then
    raise exception 'the sides of an entry come to something' using errcode = 'check_violation', constraint = 'ledger_entries_balanced';
  end if;
  perform from ledger_accounts a where id in (select account from ledger_lines join entered e on e.id = entry)
    order by id for no key update;
  update ledger_accounts a set
      posted = a.posted + moved.posted, pending = a.pending + moved.pending, updated_at = greatest(a.updated_at, moved.at)
    from (
      select account, max(l.created_at) as at, sum(case layer when 'POSTED' then l.amount else 0 end) as posted,
        sum(case layer when 'PENDING' then l.amount else 0 end) as pending
      from ledger_lines l join entered e on e.id = l.entry group by account
    ) moved
    where a.id = moved.account;
  return null;
end $$;
create trigger posted after insert on ledger_entries referencing new table as entered for each statement execute function ledger_post();

-- What no login may change that the server serves as.
comment on table ledger_accounts is 'lasting';
comment on table ledger_entries is 'lasting';
comment on table ledger_lines is 'lasting';

create function ledger_close() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('ledger'), hashtext(new.broker_id::text));
  return new;
end $$;
create trigger closed before insert on ledger_closings for each row execute function ledger_close();

-- What was booked before there were two sides.
insert into ledger_entries (
    created_at, updated_at, broker_id, insurer_id, bank_id, partner_id, currency, area, case_id, case_revision, number, lines,
    valued_on, kind, amount, reference, subject, policy, policy_number
  )
  select created_at, updated_at, broker_id, insurer_id, bank_id, partner_id, currency, area, case_id::text, case_revision, line,
    jsonb_build_array(
      jsonb_build_object('account', 'CASH', 'holder', broker_id, 'amount', amount),
      jsonb_build_object('account', 'INSURER_PAYABLE', 'holder', insurer_id, 'amount', -amount)
    ),
    booked_on, account, amount, reference, quotes_code, policy, policy_number
  from premium_postings order by created_at, case_revision, line;
drop table premium_postings;
