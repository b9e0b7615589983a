-- Paths through a machine that people have gone by hand, with what came of it: seen by everybody of their organisation.
create table workflow_trials (
  id uuid primary key,
  user_id uuid not null,
  organisation_id uuid not null,
  machine text not null,
  version integer not null,
  title text not null,
  path jsonb not null,
  steps integer not null,
  failed_at integer,
  notes jsonb not null,
  tried_at timestamptz(3) not null
);
create index workflow_trials_of_machine on workflow_trials (organisation_id, machine, tried_at desc, id);

alter table workflow_trials enable row level security;
create policy workflow_trials_seen on workflow_trials using (
  (select app_is_system()) or organisation_id = (select app_organisation())
);
grant select, insert on workflow_trials to covergate_app;
