create table access_permissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  revision integer not null default 0,
  code text not null,
  description text,
  asked boolean not null default 'false',
  search text generated always as (lower(code)) stored,
  unique (code)
);
create index on access_permissions (code collate human, id);
create index on access_permissions (updated_at, id);
create index on access_permissions (code collate human, id) where asked = true;
create index on access_permissions (updated_at, id) where asked = true;
create index on access_permissions (code collate human, id) where asked = false;
create index on access_permissions (updated_at, id) where asked = false;
create index on access_permissions using gin (search gin_trgm_ops);
alter table access_permissions enable row level security;
create policy access_permissions_seen on access_permissions for select using ((select app_organisation()) is not null);
create policy access_permissions_locked on access_permissions for update using ((select app_organisation()) is not null) with check (
  (select app_sees_all())
);
create policy access_permissions_kept on access_permissions using (
  (select app_sees_all())
);
grant select, insert, update, delete on access_permissions to covergate_app;
