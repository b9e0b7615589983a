create table access_roles (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  code text not null,
  name text not null,
  description text,
  higher uuid references access_roles,
  level uuid references role_levels,
  section uuid references role_sections,
  privileges uuid[] not null default '{}',
  permissions uuid[] not null default '{}',
  search text generated always as (lower(code || ' ' || name)) stored,
  unique (organisation_id, code)
);
create index on access_roles (higher);
create index on access_roles (level);
create index on access_roles (section);
create index on access_roles using gin (privileges);
create index on access_roles using gin (permissions);
create index on access_roles (organisation_id, name collate human, id);
create index on access_roles (organisation_id, code collate human, id);
create index on access_roles (organisation_id, updated_at, id);
create index on access_roles using gin (search gin_trgm_ops);
alter table access_roles enable row level security;
create policy access_roles_seen on access_roles using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update, delete on access_roles to covergate_app;
create table access_roles_privileges_links (
  record uuid not null references access_roles on delete cascade,
  referred uuid not null references privileges,
  primary key (record, referred)
);
create index on access_roles_privileges_links (referred);
alter table access_roles_privileges_links enable row level security;
create policy access_roles_privileges_links_worked on access_roles_privileges_links using ((select app_is_system()));
create trigger privileges_links after insert or update of privileges on access_roles for each row execute function keep_links('privileges');
create table access_roles_permissions_links (
  record uuid not null references access_roles on delete cascade,
  referred uuid not null references access_permissions,
  primary key (record, referred)
);
create index on access_roles_permissions_links (referred);
alter table access_roles_permissions_links enable row level security;
create policy access_roles_permissions_links_worked on access_roles_permissions_links using ((select app_is_system()));
create trigger permissions_links after insert or update of permissions on access_roles for each row execute function keep_links('permissions');
