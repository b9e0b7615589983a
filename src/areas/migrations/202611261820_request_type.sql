create table request_types (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  name text not null,
  code text not null,
  section uuid references role_sections not null,
  form uuid references designed_forms not null,
  limit_hours integer not null,
  description text,
  is_offered boolean not null default 'false',
  search text generated always as (lower(name || ' ' || code)) stored,
  unique (organisation_id, code)
);
create index on request_types (section);
create index on request_types (form);
create index on request_types (name collate human, id);
create index on request_types (code collate human, id);
create index on request_types (limit_hours, id);
create index on request_types (updated_at, id);
create index on request_types (organisation_id, name collate human, id);
create index on request_types (organisation_id, code collate human, id);
create index on request_types (organisation_id, limit_hours, id);
create index on request_types (organisation_id, updated_at, id);
create index on request_types using gin (search gin_trgm_ops);
alter table request_types enable row level security;
create policy request_types_seen on request_types using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update, delete on request_types to covergate_app;
