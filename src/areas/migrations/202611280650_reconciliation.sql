create table bank_statement_lines (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  currency text not null default 'IDR',
  revision integer not null default 0,
  bank_account text not null,
  booked_on date not null,
  amount bigint not null,
  description text not null,
  reference text,
  status text,
  lines uuid[] not null default '{}',
  note text,
  resolved_at timestamptz(3),
  resolved_by text,
  search text generated always as (lower(description || ' ' || coalesce(reference, '') || ' ' || bank_account)) stored
);
create index on bank_statement_lines using gin (lines);
create index on bank_statement_lines (booked_on, id);
create index on bank_statement_lines (created_at, id);
create index on bank_statement_lines (amount, id);
create index on bank_statement_lines (broker_id, booked_on, id);
create index on bank_statement_lines (broker_id, created_at, id);
create index on bank_statement_lines (broker_id, amount, id);
create index on bank_statement_lines (booked_on, id) where status = 'UNMATCHED';
create index on bank_statement_lines (created_at, id) where status = 'UNMATCHED';
create index on bank_statement_lines (amount, id) where status = 'UNMATCHED';
create index on bank_statement_lines (booked_on, id) where status = 'MATCHED';
create index on bank_statement_lines (created_at, id) where status = 'MATCHED';
create index on bank_statement_lines (amount, id) where status = 'MATCHED';
create index on bank_statement_lines (booked_on, id) where status = 'SET_ASIDE';
create index on bank_statement_lines (created_at, id) where status = 'SET_ASIDE';
create index on bank_statement_lines (amount, id) where status = 'SET_ASIDE';
create index on bank_statement_lines (broker_id, booked_on, id) where status = 'UNMATCHED';
create index on bank_statement_lines (broker_id, created_at, id) where status = 'UNMATCHED';
create index on bank_statement_lines (broker_id, amount, id) where status = 'UNMATCHED';
create index on bank_statement_lines (broker_id, booked_on, id) where status = 'MATCHED';
create index on bank_statement_lines (broker_id, created_at, id) where status = 'MATCHED';
create index on bank_statement_lines (broker_id, amount, id) where status = 'MATCHED';
create index on bank_statement_lines (broker_id, booked_on, id) where status = 'SET_ASIDE';
create index on bank_statement_lines (broker_id, created_at, id) where status = 'SET_ASIDE';
create index on bank_statement_lines (broker_id, amount, id) where status = 'SET_ASIDE';
create index on bank_statement_lines using gin (search gin_trgm_ops);
alter table bank_statement_lines enable row level security;
create policy bank_statement_lines_seen on bank_statement_lines using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
);
grant select, insert, update on bank_statement_lines to covergate_app;
create table bank_statement_lines_lines_links (
  record uuid not null references bank_statement_lines on delete cascade,
  referred uuid not null references ledger_lines,
  primary key (record, referred)
);
create index on bank_statement_lines_lines_links (referred);
alter table bank_statement_lines_lines_links enable row level security;
create policy bank_statement_lines_lines_links_worked on bank_statement_lines_lines_links using ((select app_is_system()));
create trigger lines_links after insert or update of lines on bank_statement_lines for each row execute function keep_links('lines');
create trigger totals_kept after insert or update or delete on bank_statement_lines for each row execute function keep_totals('bank_statement_line', 'broker_id', '', 'amount');

create table reconciliations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  revision integer not null default 0,
  code text not null,
  day date not null,
  ended_at timestamptz(3) not null,
  asked_by text,
  compared integer not null,
  differences integer not null,
  outcome text not null,
  search text generated always as (lower(code || ' ' || coalesce(asked_by, ''))) stored
);
create index on reconciliations (day, id);
create index on reconciliations (created_at, id);
create index on reconciliations (broker_id, day, id);
create index on reconciliations (broker_id, created_at, id);
create index on reconciliations using gin (search gin_trgm_ops);
alter table reconciliations enable row level security;
create policy reconciliations_seen on reconciliations using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
);
grant select, insert on reconciliations to covergate_app;

create table reconciliation_differences (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  currency text not null default 'IDR',
  revision integer not null default 0,
  about text not null,
  kind text not null,
  day date not null,
  expected bigint not null,
  found bigint not null,
  status text not null,
  note text,
  resolved_at timestamptz(3),
  resolved_by text,
  search text generated always as (lower(about || ' ' || coalesce(note, ''))) stored
);
create index on reconciliation_differences (day, id);
create index on reconciliation_differences (created_at, id);
create index on reconciliation_differences (broker_id, day, id);
create index on reconciliation_differences (broker_id, created_at, id);
create index on reconciliation_differences (day, id) where status = 'OPEN';
create index on reconciliation_differences (created_at, id) where status = 'OPEN';
create index on reconciliation_differences (day, id) where status = 'RESOLVED';
create index on reconciliation_differences (created_at, id) where status = 'RESOLVED';
create index on reconciliation_differences (day, id) where status = 'OVER';
create index on reconciliation_differences (created_at, id) where status = 'OVER';
create index on reconciliation_differences (broker_id, day, id) where status = 'OPEN';
create index on reconciliation_differences (broker_id, created_at, id) where status = 'OPEN';
create index on reconciliation_differences (broker_id, day, id) where status = 'RESOLVED';
create index on reconciliation_differences (broker_id, created_at, id) where status = 'RESOLVED';
create index on reconciliation_differences (broker_id, day, id) where status = 'OVER';
create index on reconciliation_differences (broker_id, created_at, id) where status = 'OVER';
create index on reconciliation_differences using gin (search gin_trgm_ops);
alter table reconciliation_differences enable row level security;
create policy reconciliation_differences_seen on reconciliation_differences using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
);
grant select, insert, update on reconciliation_differences to covergate_app;

-- A line of a bank statement begins unmatched; what stands in the books is in one line of a statement alone.
create function bank_line_begins() returns trigger language plpgsql as $$
begin
  new.status := coalesce(new.status, 'UNMATCHED');
  return new;
end $$;
create trigger begins before insert or update on bank_statement_lines for each row execute function bank_line_begins();
create unique index bank_statement_lines_once on bank_statement_lines_lines_links (referred);
