-- Which machine was served from when: its version, its digest as evidence carries it, and what its chart offered people in each state.
create table machine_versions (
  number bigint generated always as identity primary key,
  machine text not null,
  version integer not null,
  digest text not null,
  offers jsonb not null,
  since timestamptz(3) not null
);
create index on machine_versions (machine, number);
alter table machine_versions enable row level security;
create policy machine_versions_kept on machine_versions using ((select app_is_system()));
create trigger machine_versions_last before update or delete or truncate on machine_versions
  for each statement execute function refuse_change();
alter table machine_versions enable always trigger machine_versions_last;
grant select, insert on machine_versions to covergate_app;

-- Cases that were written as another version of their machine writes them, with how they were kept before: no event, since whoever reads
-- a case is told the same before and after.
create table case_migrations (
  area text not null,
  case_id uuid not null,
  revision integer not null,
  machine text not null,
  from_version integer not null,
  to_version integer not null,
  snapshot jsonb not null,
  at timestamptz(3) not null,
  primary key (area, case_id, from_version, revision)
);
alter table case_migrations enable row level security;
create policy case_migrations_kept on case_migrations using ((select app_is_system()));
create trigger case_migrations_last before update or delete or truncate on case_migrations
  for each statement execute function refuse_change();
alter table case_migrations enable always trigger case_migrations_last;
grant select, insert on case_migrations to covergate_app;
