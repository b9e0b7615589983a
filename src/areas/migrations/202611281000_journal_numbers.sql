-- The entries of a broker's books are numbered in the order in which they were entered; no number is there twice.
create table ledger_numbers (
  broker_id uuid primary key references organisations,
  last integer not null
);
alter table ledger_numbers enable row level security;
create policy ledger_numbers_worked on ledger_numbers using ((select app_is_system()));
grant select on ledger_numbers to covergate_app;
comment on table ledger_numbers is 'lasting';

alter table ledger_entries add entry_number integer;
update ledger_entries e set entry_number = numbered.place from (
  select id, row_number() over (partition by broker_id order by created_at, case_revision, number, id) as place from ledger_entries
) numbered where numbered.id = e.id;
insert into ledger_numbers select broker_id, max(entry_number) from ledger_entries group by broker_id;
alter table ledger_entries alter column entry_number set not null;

create function ledger_number() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_numbers as counted (broker_id, last) values (new.broker_id, 1)
    on conflict (broker_id) do update set last = counted.last + 1
    returning last into new.entry_number;
  return new;
end $$;
revoke execute on function ledger_number() from public;
-- After it has been entered, by the order of their names.
create trigger numbered before insert on ledger_entries for each row execute function ledger_number();

-- The account of a chart of accounts on which each kind of account stands.
create function ledger_account_code(kind text) returns text language sql immutable as $$
  select case kind
    when 'CASH' then '1110'
    when 'GATEWAY_CLEARING' then '1120'
    when 'RECEIVABLE' then '1210'
    when 'COMMISSION_RECEIVABLE' then '1220'
    when 'INSURER_PAYABLE' then '2110'
    when 'COMMISSION_PAYABLE' then '2120'
    when 'CLAIMS_PAYABLE' then '2130'
    when 'REFUNDS_PAYABLE' then '2140'
    when 'CLAIM_POOL' then '2210'
    when 'UNAPPLIED' then '2220'
    when 'PPN' then '2310'
    when 'PPH23' then '2320'
    when 'COMMISSION_INCOME' then '4110'
    when 'FEES' then '4120'
    when 'COMMISSION_COST' then '5110'
    else '9990'
  end
$$;

alter table ledger_accounts add code text not null generated always as (ledger_account_code(kind)) stored;

alter table ledger_lines
  add account_code text not null generated always as (ledger_account_code(account_kind)) stored,
  add debit bigint generated always as (case when amount > 0 then amount end) stored,
  add credit bigint generated always as (case when amount < 0 then -amount end) stored,
  add entry_number integer;
update ledger_lines l set entry_number = e.entry_number from ledger_entries e where e.id = l.entry;
alter table ledger_lines alter column entry_number set not null;
create index on ledger_lines (entry_number, id);
create index on ledger_lines (broker_id, entry_number, id);
create index on ledger_lines (insurer_id, entry_number, id);
create index on ledger_lines (bank_id, entry_number, id);
create index on ledger_lines (partner_id, entry_number, id);

create function ledger_line_number() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select entry_number into new.entry_number from ledger_entries where id = new.entry;
  return new;
end $$;
revoke execute on function ledger_line_number() from public;
create trigger numbered before insert on ledger_lines for each row execute function ledger_line_number();
