create table role_levels (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  revision integer not null default 0,
  code text not null,
  name text not null,
  rank integer not null,
  description text,
  search text generated always as (lower(code || ' ' || name)) stored,
  unique (code)
);
create index on role_levels (rank, id);
create index on role_levels (name collate human, id);
create index on role_levels (code collate human, id);
create index on role_levels (updated_at, id);
create index on role_levels using gin (search gin_trgm_ops);
alter table role_levels enable row level security;
create policy role_levels_seen on role_levels for select using ((select app_organisation()) is not null);
create policy role_levels_kept on role_levels using (
  (select app_sees_all())
);
grant select, insert, update, delete on role_levels to covergate_app;
