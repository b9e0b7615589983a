-- What was asked of the payment gateway, by which case: under a reference that is nobody else's for ever.
create table gateway_orders (
  reference text primary key,
  kind text not null check (kind in ('payment', 'transfer', 'account')),
  area text not null,
  case_id uuid not null,
  asked jsonb not null,
  created_at timestamptz(3) not null,
  -- Since then it may be at the gateway, and is looked up before it is asked for again.
  asked_at timestamptz(3),
  -- Since then it is not asked for any more.
  withdrawn_at timestamptz(3),
  -- How often in a row the gateway was not to be had for it.
  silences integer not null default 0
);
create index gateway_orders_case on gateway_orders (area, case_id);
alter table gateway_orders enable row level security;
create policy gateway_orders_worked on gateway_orders using ((select app_is_system()));
grant select, insert, update on gateway_orders to covergate_app;

-- What became of an order, as its case was told once; with the reasons of a case that has refused it.
create table gateway_results (
  reference text not null references gateway_orders,
  result text not null,
  at timestamptz(3) not null,
  refused text,
  primary key (reference, result)
);
alter table gateway_results enable row level security;
create policy gateway_results_worked on gateway_results using ((select app_is_system()));
grant select, insert on gateway_results to covergate_app;

-- The gateway's webhooks as they came, each id once.
create table gateway_notices (
  id text primary key,
  reference text not null,
  body jsonb not null,
  received_at timestamptz(3) not null,
  applied_at timestamptz(3)
);
create index gateway_notices_reference on gateway_notices (reference);
alter table gateway_notices enable row level security;
create policy gateway_notices_worked on gateway_notices using ((select app_is_system()));
grant select, insert, update on gateway_notices to covergate_app;
