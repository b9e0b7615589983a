create table invoices (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
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
  purpose text not null,
  train_policies uuid[] not null default '{}',
  bus_policies uuid[] not null default '{}',
  claim uuid references agent_claims,
  partner uuid references partners,
  amount bigint not null,
  remark text,
  number text not null,
  code text not null,
  lines jsonb not null default '[]',
  line_count integer not null,
  customer_name text not null,
  email text,
  phone text,
  payer text not null,
  paid_amount bigint not null,
  rest bigint not null,
  unapplied bigint not null,
  refunded bigint not null,
  issued_at timestamptz(3) not null,
  issued_by text not null,
  due_at timestamptz(3) not null,
  mailed_at timestamptz(3),
  has_link boolean not null default 'false',
  instruction text,
  method text,
  paid_date date,
  payment_reference text,
  proof text,
  refund_due bigint,
  refund_account text,
  refund_by text,
  reason text,
  closed_at timestamptz(3),
  closed_by text,
  search text generated always as (lower(number || ' ' || code || ' ' || customer_name || ' ' || coalesce(payment_reference, ''))) stored,
  unique (broker_id, number)
);
create index on invoices using gin (train_policies);
create index on invoices using gin (bus_policies);
create index on invoices (claim);
create index on invoices (partner);
create index on invoices (created_at, id);
create index on invoices (updated_at, id);
create index on invoices (amount, id);
create index on invoices (due_at, id);
create index on invoices (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on invoices (status, created_at, id);
create index on invoices (status, updated_at, id);
create index on invoices (status, amount, id);
create index on invoices (status, due_at, id);
create index on invoices (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on invoices (broker_id, created_at, id);
create index on invoices (partner_id, created_at, id);
create index on invoices (partner_id, updated_at, id);
create index on invoices (partner_id, amount, id);
create index on invoices (partner_id, due_at, id);
create index on invoices (partner_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on invoices (status, broker_id, partner_id);
create index on invoices (status, partner_id, broker_id);
create index on invoices (number);
create index on invoices (deadline_at) where deadline_at is not null;
create index on invoices (desk_id, created_at, id) where desk_id is not null;
create index on invoices (desk_id, updated_at, id) where desk_id is not null;
create index on invoices (desk_id, amount, id) where desk_id is not null;
create index on invoices (desk_id, due_at, id) where desk_id is not null;
create index on invoices (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on invoices (desk_id, desk_since, id) where desk_id is not null;
create index on invoices (broker_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on invoices (partner_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on invoices (id) where awaits is null;
create index on invoices (held_by) where held_by is not null;
create index on invoices (outcome_at) include (outcome, created_at, broker_id, partner_id) where outcome_at is not null;
create index on invoices using gin (search gin_trgm_ops);
alter table invoices enable row level security;
create policy invoices_seen on invoices using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or partner_id = (select app_organisation())
  or partner_id = any((select app_represents())::uuid[])
);
grant select, insert, update on invoices to covergate_app;
create table invoices_train_policies_links (
  record uuid not null references invoices on delete cascade,
  referred uuid not null references train_policies,
  primary key (record, referred)
);
create index on invoices_train_policies_links (referred);
alter table invoices_train_policies_links enable row level security;
create policy invoices_train_policies_links_worked on invoices_train_policies_links using ((select app_is_system()));
create trigger train_policies_links after insert or update of train_policies on invoices for each row execute function keep_links('train_policies');
create table invoices_bus_policies_links (
  record uuid not null references invoices on delete cascade,
  referred uuid not null references bus_policies,
  primary key (record, referred)
);
create index on invoices_bus_policies_links (referred);
alter table invoices_bus_policies_links enable row level security;
create policy invoices_bus_policies_links_worked on invoices_bus_policies_links using ((select app_is_system()));
create trigger bus_policies_links after insert or update of bus_policies on invoices for each row execute function keep_links('bus_policies');

-- Numbers of a broker's invoices of a year follow one another, and none is left out: who takes one has it with the invoice alone.
create table invoice_numbers (
  broker_id uuid not null references organisations,
  year integer not null,
  last integer not null default 0,
  primary key (broker_id, year)
);
alter table invoice_numbers enable row level security;
create function number_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_year integer := extract(year from new.created_at at time zone 'Asia/Jakarta');
  house text;
  next integer;
begin
  insert into invoice_numbers (broker_id, year) values (new.broker_id, of_year) on conflict do nothing;
  perform from invoice_numbers where broker_id = new.broker_id and year = of_year for update;
  -- Of two tries of one beginning one waits here, and then takes no number.
  if exists (select from invoices where id = new.id) then return null; end if;
  update invoice_numbers set last = last + 1 where broker_id = new.broker_id and year = of_year returning last into next;
  select code into house from organisations where id = new.broker_id;
  new.number := format('INV-%s-%s-%s', upper(house), of_year, lpad(next::text, 6, '0'));
  return new;
end $$;
revoke execute on function number_invoice() from public;
create trigger invoice_numbered before insert on invoices for each row execute function number_invoice();

-- A policy is in one invoice that is open or paid, and is as that stands.
create table invoiced_policies (
  invoice uuid not null references invoices,
  policy uuid not null,
  holds boolean not null default true,
  primary key (invoice, policy)
);
create unique index invoiced_policies_once on invoiced_policies (policy) where holds;
alter table invoiced_policies enable row level security;
create policy invoiced_policies_worked on invoiced_policies using ((select app_is_system()));
create function tell_policies() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare told text := case new.status when 'PAID' then 'active' when 'CANCELLED' then 'unpaid' when 'EXPIRED' then 'unpaid' else 'pending-payment' end;
begin
  if tg_op = 'UPDATE' and new.status = old.status then return null; end if;
  if tg_op = 'INSERT' then
    insert into invoiced_policies (invoice, policy) select new.id, unnest(new.train_policies || new.bus_policies);
  end if;
  if told = 'unpaid' then update invoiced_policies set holds = false where invoice = new.id; end if;
  update train_policies set status = told, revision = revision + 1, updated_at = new.updated_at
    where id = any(new.train_policies) and status <> told;
  update bus_policies set status = told, revision = revision + 1, updated_at = new.updated_at
    where id = any(new.bus_policies) and status <> told;
  return null;
end $$;
revoke execute on function tell_policies() from public;
create trigger policies_told after insert or update on invoices for each row execute function tell_policies();

-- Which of some policies are in an invoice already.
create function invoiced_among(asked uuid[]) returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select policy from invoiced_policies where policy = any(asked) and holds
$$;
revoke execute on function invoiced_among(uuid[]) from public;
grant execute on function invoiced_among(uuid[]) to covergate_app;
