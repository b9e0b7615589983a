create table designed_forms (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  name text not null,
  code text not null,
  description text,
  country text not null,
  variants jsonb not null default '[]',
  status text,
  live integer,
  latest integer,
  definition uuid references form_definitions,
  hash text,
  field_count integer,
  untranslated integer,
  cloned_from text,
  binned boolean not null default 'false',
  binned_at timestamptz(3),
  search text generated always as (lower(name || ' ' || code)) stored,
  unique (organisation_id, code)
);
create index on designed_forms (definition);
create index on designed_forms (name collate human, id);
create index on designed_forms (code collate human, id);
create index on designed_forms (created_at, id);
create index on designed_forms (updated_at, id);
create index on designed_forms (organisation_id, name collate human, id);
create index on designed_forms (organisation_id, code collate human, id);
create index on designed_forms (organisation_id, created_at, id);
create index on designed_forms (organisation_id, updated_at, id);
create index on designed_forms (name collate human, id) where status = 'PENDING' and binned = false;
create index on designed_forms (code collate human, id) where status = 'PENDING' and binned = false;
create index on designed_forms (created_at, id) where status = 'PENDING' and binned = false;
create index on designed_forms (updated_at, id) where status = 'PENDING' and binned = false;
create index on designed_forms (name collate human, id) where status = 'PROCESSING' and binned = false;
create index on designed_forms (code collate human, id) where status = 'PROCESSING' and binned = false;
create index on designed_forms (created_at, id) where status = 'PROCESSING' and binned = false;
create index on designed_forms (updated_at, id) where status = 'PROCESSING' and binned = false;
create index on designed_forms (name collate human, id) where status = 'PUBLISHED' and binned = false;
create index on designed_forms (code collate human, id) where status = 'PUBLISHED' and binned = false;
create index on designed_forms (created_at, id) where status = 'PUBLISHED' and binned = false;
create index on designed_forms (updated_at, id) where status = 'PUBLISHED' and binned = false;
create index on designed_forms (name collate human, id) where status = 'FAILED' and binned = false;
create index on designed_forms (code collate human, id) where status = 'FAILED' and binned = false;
create index on designed_forms (created_at, id) where status = 'FAILED' and binned = false;
create index on designed_forms (updated_at, id) where status = 'FAILED' and binned = false;
create index on designed_forms (name collate human, id) where binned = true;
create index on designed_forms (code collate human, id) where binned = true;
create index on designed_forms (created_at, id) where binned = true;
create index on designed_forms (updated_at, id) where binned = true;
create index on designed_forms (organisation_id, name collate human, id) where status = 'PENDING' and binned = false;
create index on designed_forms (organisation_id, code collate human, id) where status = 'PENDING' and binned = false;
create index on designed_forms (organisation_id, created_at, id) where status = 'PENDING' and binned = false;
create index on designed_forms (organisation_id, updated_at, id) where status = 'PENDING' and binned = false;
create index on designed_forms (organisation_id, name collate human, id) where status = 'PROCESSING' and binned = false;
create index on designed_forms (organisation_id, code collate human, id) where status = 'PROCESSING' and binned = false;
create index on designed_forms (organisation_id, created_at, id) where status = 'PROCESSING' and binned = false;
create index on designed_forms (organisation_id, updated_at, id) where status = 'PROCESSING' and binned = false;
create index on designed_forms (organisation_id, name collate human, id) where status = 'PUBLISHED' and binned = false;
create index on designed_forms (organisation_id, code collate human, id) where status = 'PUBLISHED' and binned = false;
create index on designed_forms (organisation_id, created_at, id) where status = 'PUBLISHED' and binned = false;
create index on designed_forms (organisation_id, updated_at, id) where status = 'PUBLISHED' and binned = false;
create index on designed_forms (organisation_id, name collate human, id) where status = 'FAILED' and binned = false;
create index on designed_forms (organisation_id, code collate human, id) where status = 'FAILED' and binned = false;
create index on designed_forms (organisation_id, created_at, id) where status = 'FAILED' and binned = false;
create index on designed_forms (organisation_id, updated_at, id) where status = 'FAILED' and binned = false;
create index on designed_forms (organisation_id, name collate human, id) where binned = true;
create index on designed_forms (organisation_id, code collate human, id) where binned = true;
create index on designed_forms (organisation_id, created_at, id) where binned = true;
create index on designed_forms (organisation_id, updated_at, id) where binned = true;
create index on designed_forms using gin (search gin_trgm_ops);
alter table designed_forms enable row level security;
create policy designed_forms_seen on designed_forms using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update on designed_forms to covergate_app;

-- A form's code is nobody else's in whatever letters.
create unique index designed_forms_organisation_id_any_code_key on designed_forms (organisation_id, lower(code));
-- What is thrown away is looked for by its day.
create index on designed_forms (binned_at) where binned_at is not null;
