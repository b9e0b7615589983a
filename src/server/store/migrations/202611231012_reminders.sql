-- Which time limits somebody was reminded of; the host alone writes and reads it.
create table reminders (
  area text not null,
  case_id uuid not null,
  deadline_at timestamptz(3) not null,
  primary key (area, case_id, deadline_at)
);
create index reminders_past on reminders (deadline_at);
alter table reminders enable row level security;
create policy reminders_worked on reminders using ((select app_is_system()));
grant select, insert, delete on reminders to covergate_app;
