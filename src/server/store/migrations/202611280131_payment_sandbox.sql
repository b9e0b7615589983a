-- The book of the sandbox of a payment gateway: the product itself reads and writes none of it, and speaks to the sandbox by HTTP.
create table sandbox_payments (
  reference text primary key,
  token text not null unique,
  amount bigint not null,
  currency text not null,
  method text not null,
  purpose text not null,
  until timestamptz(3) not null,
  code text not null,
  state text not null,
  reason text,
  created_at timestamptz(3) not null
);
create index sandbox_payments_created on sandbox_payments (created_at desc);
create index sandbox_payments_pending on sandbox_payments (until) where state = 'PENDING';

create table sandbox_receipts (
  receipt text primary key,
  reference text not null references sandbox_payments,
  amount bigint not null,
  currency text not null,
  at timestamptz(3) not null
);
create index sandbox_receipts_reference on sandbox_receipts (reference);

create table sandbox_transfers (
  reference text primary key,
  token text not null unique,
  amount bigint not null,
  currency text not null,
  bank text not null,
  account_number text not null,
  account_name text not null,
  purpose text not null,
  state text not null,
  reason text,
  receipt text,
  settles_at timestamptz(3) not null,
  settled_at timestamptz(3),
  returned_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index sandbox_transfers_created on sandbox_transfers (created_at desc);
create index sandbox_transfers_pending on sandbox_transfers (settles_at) where state = 'PENDING';

-- Webhooks that are on their way, or have been.
create table sandbox_notices (
  number bigint generated always as identity primary key,
  id text not null,
  reference text not null,
  body text not null,
  forged boolean not null,
  due_at timestamptz(3) not null,
  attempts integer not null default 0,
  ended_at timestamptz(3),
  outcome text
);
create index sandbox_notices_due on sandbox_notices (due_at) where ended_at is null;
create index sandbox_notices_reference on sandbox_notices (reference);

-- Of one order by its reference, which need not be there yet, or of all, under no reference.
create table sandbox_switches (
  reference text primary key,
  switches text[] not null
);

do $$
declare name text;
begin
  foreach name in array array['sandbox_payments', 'sandbox_receipts', 'sandbox_transfers', 'sandbox_notices', 'sandbox_switches'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy %I on %I using ((select app_is_system()))', name || '_worked', name);
    execute format('grant select, insert, update, delete on %I to covergate_app', name);
  end loop;
end $$;
