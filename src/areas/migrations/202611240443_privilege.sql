create table privileges (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  code text not null,
  name text not null,
  description text,
  permissions uuid[] not null default '{}',
  search text generated always as (lower(code || ' ' || name)) stored,
  unique (organisation_id, code)
);
create index on privileges using gin (permissions);
create index on privileges (organisation_id, name collate human, id);
create index on privileges (organisation_id, code collate human, id);
create index on privileges (organisation_id, updated_at, id);
create index on privileges using gin (search gin_trgm_ops);
alter table privileges enable row level security;
create policy privileges_seen on privileges using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update, delete on privileges to covergate_app;
create table privileges_permissions_links (
  record uuid not null references privileges on delete cascade,
  referred uuid not null references access_permissions,
  primary key (record, referred)
);
create index on privileges_permissions_links (referred);
alter table privileges_permissions_links enable row level security;
create policy privileges_permissions_links_worked on privileges_permissions_links using ((select app_is_system()));
create trigger permissions_links after insert or update of permissions on privileges for each row execute function keep_links('permissions');
