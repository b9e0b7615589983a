-- What the gateway has answered about an order, each time that it was asked: the same answer several times in a row is one row.
create table gateway_calls (
  reference text not null references gateway_orders,
  number integer not null,
  answer text not null,
  at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  times integer not null default 1,
  primary key (reference, number)
);
alter table gateway_calls enable row level security;
create policy gateway_calls_worked on gateway_calls using ((select app_is_system()));
grant select, insert, update on gateway_calls to covergate_app;
