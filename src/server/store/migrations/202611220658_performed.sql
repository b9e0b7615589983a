-- What was done by an action that changes something, by the key of the request: it is done once, and answered again alike.
create table performed (
  user_id uuid not null,
  key text not null,
  organisation_id uuid not null,
  at timestamptz(3) not null,
  area text not null,
  action text not null,
  record_id uuid,
  revision integer,
  request_hash text not null,
  primary key (organisation_id, user_id, key)
);

alter table performed enable row level security;
create policy performed_seen on performed using ((select app_is_system()) or organisation_id = (select app_organisation()));
grant select, insert on performed to covergate_app;
create trigger performed_lasts before update or delete or truncate on performed for each statement execute function refuse_change();
alter table performed enable always trigger performed_lasts;
