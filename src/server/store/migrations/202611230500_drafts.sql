-- What a person has typed into a form and not submitted, one a form: it is theirs alone, and `app.person` says who asks.
create function app_person() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.person', true), '')::uuid $$;

create table drafts (
  user_id uuid not null,
  organisation_id uuid not null,
  area text not null,
  place text not null,
  revision integer not null default 1,
  typed jsonb not null,
  base integer,
  saved_at timestamptz(3) not null,
  primary key (user_id, organisation_id, area, place)
);
create index drafts_saved on drafts (saved_at);

alter table drafts enable row level security;
create policy drafts_own on drafts using (
  (select app_is_system()) or user_id = (select app_person()) and organisation_id = (select app_organisation())
);
grant select, insert, update, delete on drafts to covergate_app;
