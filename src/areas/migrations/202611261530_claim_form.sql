create table claim_forms (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  name text not null,
  form uuid references designed_forms not null,
  partner uuid references partners,
  insurer uuid references insurers,
  category uuid references insurance_categories,
  claim_type text,
  valid_from date not null,
  valid_until date,
  search text generated always as (lower(name || ' ' || coalesce(claim_type, ''))) stored
);
create index on claim_forms (form);
create index on claim_forms (partner);
create index on claim_forms (insurer);
create index on claim_forms (category);
create index on claim_forms (name collate human, id);
create index on claim_forms (valid_from, id);
create index on claim_forms (updated_at, id);
create index on claim_forms (organisation_id, name collate human, id);
create index on claim_forms (organisation_id, valid_from, id);
create index on claim_forms (organisation_id, updated_at, id);
create index on claim_forms using gin (search gin_trgm_ops);
alter table claim_forms enable row level security;
create policy claim_forms_seen on claim_forms using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update, delete on claim_forms to covergate_app;
