create table agents (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  email text not null,
  login_type text not null,
  name text not null,
  partner uuid references partners not null,
  bank_branch text not null,
  phone text not null,
  search text generated always as (lower(name || ' ' || email || ' ' || bank_branch || ' ' || phone)) stored,
  unique (organisation_id, email)
);
create index on agents (partner);
create index on agents (organisation_id, name collate human, id);
create index on agents (organisation_id, email collate human, id);
create index on agents (organisation_id, created_at, id);
create index on agents (organisation_id, updated_at, id);
create index on agents (organisation_id, name collate human, id) where login_type = 'PASSWORD';
create index on agents (organisation_id, email collate human, id) where login_type = 'PASSWORD';
create index on agents (organisation_id, created_at, id) where login_type = 'PASSWORD';
create index on agents (organisation_id, updated_at, id) where login_type = 'PASSWORD';
create index on agents (organisation_id, name collate human, id) where login_type = 'SSO';
create index on agents (organisation_id, email collate human, id) where login_type = 'SSO';
create index on agents (organisation_id, created_at, id) where login_type = 'SSO';
create index on agents (organisation_id, updated_at, id) where login_type = 'SSO';
create index on agents (organisation_id, name collate human, id) where login_type = 'OTP';
create index on agents (organisation_id, email collate human, id) where login_type = 'OTP';
create index on agents (organisation_id, created_at, id) where login_type = 'OTP';
create index on agents (organisation_id, updated_at, id) where login_type = 'OTP';
create index on agents using gin (search gin_trgm_ops);
alter table agents enable row level security;
create policy agents_seen on agents using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update, delete on agents to covergate_app;
