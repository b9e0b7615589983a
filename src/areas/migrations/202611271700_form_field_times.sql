-- How long people were at a field of a version while they answered it: seconds and times together, and nobody's name.
create table form_field_times (
  version uuid not null references form_versions on delete cascade,
  field text not null,
  seconds bigint not null,
  times integer not null,
  primary key (version, field)
);
alter table form_field_times enable row level security;
create policy form_field_times_worked on form_field_times using ((select app_is_system()));
grant select, insert, update, delete on form_field_times to covergate_app;
