-- What tests have told of a version of a machine, by its chart: seen by everybody of the organisation, the latest of each kind.
create table machine_tests (
  organisation_id uuid not null,
  machine text not null,
  kind text not null,
  digest text not null,
  version integer not null,
  told jsonb not null,
  user_id uuid not null,
  kept_at timestamptz(3) not null,
  primary key (organisation_id, machine, kind, digest)
);
alter table machine_tests enable row level security;
create policy machine_tests_seen on machine_tests using (
  (select app_is_system()) or organisation_id = (select app_organisation())
);
grant select, insert, update on machine_tests to covergate_app;
