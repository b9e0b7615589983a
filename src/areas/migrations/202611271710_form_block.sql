create table form_blocks (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  name text not null,
  fragment text not null,
  author text,
  search text generated always as (lower(name)) stored,
  unique (organisation_id, name)
);
create index on form_blocks (name collate human, id);
create index on form_blocks (created_at, id);
create index on form_blocks (updated_at, id);
create index on form_blocks (organisation_id, name collate human, id);
create index on form_blocks (organisation_id, created_at, id);
create index on form_blocks (organisation_id, updated_at, id);
create index on form_blocks using gin (search gin_trgm_ops);
alter table form_blocks enable row level security;
create policy form_blocks_seen on form_blocks using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update, delete on form_blocks to covergate_app;
