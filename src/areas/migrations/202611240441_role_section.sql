create table role_sections (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  revision integer not null default 0,
  code text not null,
  name text not null,
  form_variant text,
  description text,
  search text generated always as (lower(code || ' ' || name)) stored,
  unique (code)
);
create index on role_sections (name collate human, id);
create index on role_sections (code collate human, id);
create index on role_sections (updated_at, id);
create index on role_sections using gin (search gin_trgm_ops);
alter table role_sections enable row level security;
create policy role_sections_seen on role_sections for select using ((select app_organisation()) is not null);
create policy role_sections_kept on role_sections using (
  (select app_sees_all())
);
grant select, insert, update, delete on role_sections to covergate_app;
