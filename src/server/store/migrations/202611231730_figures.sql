-- What the rules of a lifecycle have refused people, once for each state of the case: however often somebody tries, it counts once.
create table refusals (
  area text not null,
  case_id uuid not null,
  revision integer not null,
  event text not null,
  refused_by text not null,
  refused_at timestamptz(3) not null,
  parties uuid[] not null,
  primary key (area, case_id, revision, event, refused_by)
);
create index on refusals (area, refused_at) include (refused_by, case_id, parties);
alter table refusals enable row level security;
create policy refusals_seen on refusals using ((select app_sees_all()) or parties && (select app_organisations()));
grant select, insert on refusals to covergate_app;

-- What an organisation is called that stands in what a caller may see: known by its number, never listed.
create function known_organisation(organisation uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
    select o.name from organisations o where o.id = organisation
  $$;
revoke execute on function known_organisation(uuid) from public;
grant execute on function known_organisation(uuid) to covergate_app;
