create table role_templates (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  revision integer not null default 0,
  code text not null,
  name text not null,
  kind text not null,
  description text,
  search text generated always as (lower(name || ' ' || code)) stored,
  unique (code)
);
create index on role_templates (name collate human, id);
create index on role_templates (code collate human, id);
create index on role_templates (updated_at, id);
create index on role_templates using gin (search gin_trgm_ops);
alter table role_templates enable row level security;
create policy role_templates_seen on role_templates for select using ((select app_organisation()) is not null);
create policy role_templates_locked on role_templates for update using ((select app_organisation()) is not null) with check (
  (select app_sees_all())
);
create policy role_templates_kept on role_templates using (
  (select app_sees_all())
);
grant select, insert, update, delete on role_templates to covergate_app;
