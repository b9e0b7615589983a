-- A file of many records that somebody brings, from its arrival until it is forgotten: a job reads, checks and makes its rows, slice
-- by slice, each under a claim of its own, for the session that brought it.
create table imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  organisation_id uuid not null,
  session_id uuid not null,
  area text not null,
  name text not null,
  locale text not null,
  state text not null default 'arriving',
  reason text,
  requested_at timestamptz(3) not null,
  run_at timestamptz(3) not null,
  ended_at timestamptz(3),
  expires_at timestamptz(3) not null,
  claim integer not null default 0,
  attempts integer not null default 0,
  storage_key text,
  columns jsonb not null default '[]',
  mapping jsonb,
  mode text,
  -- The last row that was read or checked, as the sheet counts them.
  cursor integer not null default 0,
  rows integer not null default 0,
  done integer not null default 0,
  good integer not null default 0,
  bad integer not null default 0,
  made integer not null default 0,
  already integer not null default 0,
  refused integer not null default 0
);
create index imports_due on imports (run_at) where state in ('reading', 'checking', 'running');
create index imports_own on imports (user_id, organisation_id, requested_at desc);
create index imports_expiring on imports (expires_at) where state <> 'expired';
create index imports_filed on imports (id) where storage_key is not null;

-- Its rows as they were read, what is wrong with each, and what has become of it.
create table import_rows (
  import_id uuid not null references imports on delete cascade,
  number integer not null,
  cells jsonb not null,
  state text not null default 'read',
  errors jsonb not null default '[]',
  marks text[] not null default '{}',
  record_id uuid,
  title text,
  primary key (import_id, number)
);
create index import_rows_states on import_rows (import_id, state, number);

-- How an organisation has said once that the columns of such a file are meant.
create table import_mappings (
  organisation_id uuid not null references organisations,
  area text not null,
  fingerprint text not null,
  mapping jsonb not null,
  primary key (organisation_id, area, fingerprint)
);

alter table imports enable row level security;
create policy imports_worked on imports using ((select app_is_system()));
alter table import_rows enable row level security;
create policy import_rows_worked on import_rows using ((select app_is_system()));
alter table import_mappings enable row level security;
create policy import_mappings_worked on import_mappings using ((select app_is_system()));
grant select, insert, update, delete on imports, import_rows, import_mappings to covergate_app;
