-- How a person comes back to a list: what its address says and what its columns look like, their own or shown to their organisation.
create table saved_views (
  id uuid primary key,
  user_id uuid not null,
  organisation_id uuid not null,
  list text not null,
  name text not null,
  address text not null,
  look jsonb not null,
  shared boolean not null,
  revision integer not null default 1,
  saved_at timestamptz(3) not null
);
create unique index saved_views_own_name on saved_views (organisation_id, user_id, list, lower(name));
create unique index saved_views_shared_name on saved_views (organisation_id, list, lower(name)) where shared;

alter table saved_views enable row level security;
create policy saved_views_seen on saved_views using (
  (select app_is_system())
  or organisation_id = (select app_organisation()) and (shared or user_id = (select app_person()))
);
grant select, insert, update, delete on saved_views to covergate_app;

-- Which of them stand among the tabs of their list for a person, and which one the menu leads to.
create table view_marks (
  user_id uuid not null,
  organisation_id uuid not null,
  view_id uuid not null references saved_views on delete cascade,
  list text not null,
  pinned boolean not null,
  standard boolean not null,
  primary key (user_id, organisation_id, view_id)
);
create index view_marks_of_view on view_marks (view_id);
create unique index view_marks_standard on view_marks (user_id, organisation_id, list) where standard;

alter table view_marks enable row level security;
create policy view_marks_own on view_marks using (
  (select app_is_system()) or user_id = (select app_person()) and organisation_id = (select app_organisation())
);
grant select, insert, update, delete on view_marks to covergate_app;
