-- Who has ended a draft keeps nothing more of it: what they sent before may come after. Forgotten after a day.
create table draft_ends (
  user_id uuid not null,
  writer text not null,
  ended_at timestamptz(3) not null,
  primary key (user_id, writer)
);
create index draft_ends_at on draft_ends (ended_at);
alter table draft_ends enable row level security;
create policy draft_ends_own on draft_ends using ((select app_is_system()) or user_id = (select app_person()));
grant select, insert, delete on draft_ends to covergate_app;
