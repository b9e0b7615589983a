create table form_definitions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  definition text not null,
  hash text,
  field_count integer,
  untranslated integer,
  search text generated always as (lower(coalesce(hash, ''))) stored
);
create index on form_definitions (created_at, id);
create index on form_definitions (organisation_id, created_at, id);
create index on form_definitions using gin (search gin_trgm_ops);
alter table form_definitions enable row level security;
create policy form_definitions_seen on form_definitions using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert on form_definitions to covergate_app;
