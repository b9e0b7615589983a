-- What concerns one person, in one of their organisations, and when they last looked; `app.person` says who asks.
create table notifications (
  user_id uuid not null references users on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  id uuid not null,
  kind text not null,
  area text not null,
  case_id uuid not null,
  by_name text not null,
  at timestamptz(3) not null,
  primary key (user_id, organisation_id, kind, id)
);
create index notifications_newest on notifications (user_id, organisation_id, at desc);
alter table notifications enable row level security;
create policy notifications_own on notifications for select using (
  (select app_is_system()) or user_id = (select app_person()) and organisation_id = (select app_organisation())
);
create policy notifications_written on notifications for insert with check (true);
grant select, insert on notifications to covergate_app;

create table bells (
  user_id uuid not null references users on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  looked_at timestamptz(3) not null,
  primary key (user_id, organisation_id)
);
alter table bells enable row level security;
create policy bells_own on bells using (
  (select app_is_system()) or user_id = (select app_person()) and organisation_id = (select app_organisation())
);
grant select, insert, update on bells to covergate_app;
