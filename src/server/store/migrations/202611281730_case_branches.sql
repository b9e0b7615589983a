-- What people have supposed about a case: listed to their own organisation, and by its id, which nobody guesses, to all who may read the case.
create table case_branches (
  id uuid primary key,
  area text not null,
  case_id uuid not null,
  parties uuid[] not null,
  organisation_id uuid not null references organisations,
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 100),
  from_revision integer not null,
  steps jsonb not null,
  saved_at timestamptz(3) not null
);
create index case_branches_of_case on case_branches (area, case_id, organisation_id, saved_at);

alter table case_branches enable row level security;
create policy case_branches_own on case_branches using (
  organisation_id = (select app_organisation()) or (select app_is_system())
);
create policy case_branches_told on case_branches for select using (
  (select app_sees_all()) or parties && (select app_organisations()) or exists (
    select from admitted a where a.area = case_branches.area and a.record_id = case_branches.case_id
      and a.organisation_id = any((select app_organisations())::uuid[])
  )
);
grant select, insert, update, delete on case_branches to covergate_app;
