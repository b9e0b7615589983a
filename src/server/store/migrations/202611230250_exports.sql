-- A list that somebody has asked for as a file, from the asking until it is forgotten: a job goes on where it stood, slice by slice,
-- each under a claim of its own, for the session that asked and with what that person saw then.
create table exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  organisation_id uuid not null,
  session_id uuid not null,
  caller jsonb not null,
  list text not null,
  question jsonb not null,
  format text not null,
  locale text not null,
  state text not null default 'working',
  reason text,
  requested_at timestamptz(3) not null,
  run_at timestamptz(3) not null,
  ended_at timestamptz(3),
  expires_at timestamptz(3),
  claim integer not null default 0,
  attempts integer not null default 0,
  stage text not null default 'rows',
  after text,
  total integer,
  rows integer not null default 0,
  parts integer not null default 0,
  bytes bigint not null default 0,
  crc bigint not null default 0,
  storage_key text,
  size bigint,
  digest text
);
create index exports_due on exports (run_at) where state = 'working';
create index exports_own on exports (user_id, organisation_id, requested_at desc);
create index exports_ended on exports (ended_at) where state <> 'working';

-- What is written of one, in pieces, each with the ids of its rows.
create table export_parts (
  export_id uuid not null references exports on delete cascade,
  number integer not null,
  claim integer not null,
  ids uuid[] not null,
  primary key (export_id, number)
);

alter table exports enable row level security;
create policy exports_worked on exports using ((select app_is_system()));
alter table export_parts enable row level security;
create policy export_parts_worked on export_parts using ((select app_is_system()));
grant select, insert, update, delete on exports, export_parts to covergate_app;
