create table audit_entries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  happened_at timestamptz(3) not null,
  person text not null,
  event text not null,
  result text not null,
  reason text,
  address text,
  door text,
  detail jsonb,
  search text generated always as (lower(person || ' ' || coalesce(reason, '') || ' ' || coalesce(address, '') || ' ' || coalesce(door, ''))) stored
);
create index on audit_entries (organisation_id, happened_at, id);
create index on audit_entries (organisation_id, person collate human, id);
create index on audit_entries using gin (search gin_trgm_ops);
alter table audit_entries enable row level security;
create policy audit_entries_seen on audit_entries using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select on audit_entries to covergate_app;
