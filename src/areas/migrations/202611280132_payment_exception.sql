create table payment_exceptions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  currency text not null default 'IDR',
  revision integer not null default 0,
  reference text not null,
  kind text not null,
  told text not null,
  amount bigint,
  reason text,
  detail jsonb not null,
  status text not null default 'OPEN',
  note text,
  resolved_at timestamptz(3),
  resolved_by text,
  search text generated always as (lower(reference || ' ' || coalesce(note, ''))) stored
);
create index on payment_exceptions (created_at, id);
create index on payment_exceptions (reference collate human, id);
create index on payment_exceptions (updated_at, id);
create index on payment_exceptions (broker_id, created_at, id);
create index on payment_exceptions (broker_id, reference collate human, id);
create index on payment_exceptions (broker_id, updated_at, id);
create index on payment_exceptions using gin (search gin_trgm_ops);
alter table payment_exceptions enable row level security;
create policy payment_exceptions_seen on payment_exceptions using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
);
grant select, insert, update on payment_exceptions to covergate_app;
