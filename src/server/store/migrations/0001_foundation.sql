create extension if not exists pg_trgm;

do $$ begin
  create role covergate_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;

do $$ begin
  if not pg_has_role(current_user, 'covergate_app', 'member') then
    execute format('grant covergate_app to %I', current_user);
  end if;
end $$;

-- Row-level security evaluates a policy before any operator that is not leakproof, which keeps the trigram index from
-- being used for LIKE. The operator reveals nothing but its answer; where the login may not say so, search is slower, not wrong.
do $$ begin
  execute format('alter function %I.textlike(text, text) leakproof', 'pg_catalog');
exception when insufficient_privilege then null;
end $$;

create function app_organisation() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.organisation', true), '')::uuid $$;

-- The platform's own people and the host's jobs see the rows of every organisation.
create function app_sees_all() returns boolean language sql stable parallel safe as
  $$ select coalesce(current_setting('app.kind', true), '') in ('platform', 'system') $$;

create table organisations (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  name text not null,
  kind text not null check (kind in ('platform', 'broker', 'insurer', 'bank', 'partner')),
  colour text not null default '#0f6cbd',
  logo text,
  created_at timestamptz(3) not null default now()
);

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  full_name text not null,
  password_hash text,
  locale text not null default 'en',
  locked_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

create table memberships (
  user_id uuid not null references users on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  roles text[] not null,
  permissions text[] not null,
  primary key (user_id, organisation_id)
);

-- One row a sign-in. Tokens name the row and show that we made them; keyed hashes of the present two are kept. A refresh
-- replaces both, so a refresh token of ours that is not the present one has been used before, and ends the row.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  access_hash text not null,
  access_expires_at timestamptz(3) not null,
  refresh_hash text not null,
  created_at timestamptz(3) not null,
  refreshed_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  end_reason text,
  address text,
  device text
);
create index sessions_user on sessions (user_id, address);

-- Captcha answers and tickets that have been used: each counts once.
create table spent_proofs (
  id text primary key,
  expires_at timestamptz(3) not null
);

create table attempts (
  bucket text primary key,
  count integer not null,
  blocked_until timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null,
  event text not null,
  result text not null,
  user_id uuid,
  organisation_id uuid,
  address text,
  request_id text,
  detail jsonb not null default '{}'
);

create table timeline (
  area text not null,
  case_id uuid not null,
  revision integer not null,
  entry text not null,
  event jsonb not null,
  from_status text,
  to_status text not null,
  at timestamptz(3) not null,
  key text,
  parties uuid[] not null,
  primary key (area, case_id, revision)
);
create unique index timeline_key on timeline (area, case_id, key) where key is not null;

create table outbox (
  id bigint generated always as identity primary key,
  area text not null,
  case_id uuid not null,
  revision integer not null,
  type text not null,
  params jsonb not null,
  run_at timestamptz(3) not null,
  attempts integer not null default 0,
  done_at timestamptz(3),
  failed_at timestamptz(3),
  error text
);
create index outbox_due on outbox (run_at) where done_at is null and failed_at is null;
create index outbox_case on outbox (area, case_id);

create table mails (
  id uuid primary key default gen_random_uuid(),
  outbox_id bigint not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz(3) not null,
  unique (outbox_id, recipient)
);
create index mails_created on mails (created_at desc);

create table files (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null,
  uploaded_by uuid not null,
  storage_key text not null unique,
  name text not null,
  type text,
  size integer not null,
  ticket_hash text,
  ticket_expires_at timestamptz(3),
  confirmed_at timestamptz(3),
  area text,
  case_id uuid,
  parties uuid[] not null default '{}',
  created_at timestamptz(3) not null
);
create index files_case on files (area, case_id) where case_id is not null;
create index files_unconfirmed on files (created_at) where confirmed_at is null;

alter table timeline enable row level security;
create policy timeline_seen on timeline using ((select app_sees_all()) or parties @> array[(select app_organisation())]);
alter table files enable row level security;
create policy files_seen on files using (
  (select app_sees_all()) or organisation_id = (select app_organisation()) or parties @> array[(select app_organisation())]
);
alter table outbox enable row level security;
create policy outbox_written on outbox for insert with check (true);
create policy outbox_worked on outbox using ((select app_sees_all()));

grant usage on schema public to covergate_app;
grant select on organisations, users, memberships to covergate_app;
grant update (password_hash, full_name, locale, locked_at) on users to covergate_app;
grant select, insert, update, delete on files, sessions, spent_proofs, attempts to covergate_app;
grant select, insert on audit, timeline to covergate_app;
grant select, insert, update on outbox to covergate_app;
grant select, insert, delete on mails to covergate_app;
