-- Organisations that came to a record after its beginning, by the column that names them now: they see what was kept beside it before.
-- Its own table keeps them here, so that whoever has gone from the column has gone from here.
create table admitted (
  area text not null,
  record_id uuid not null,
  party text not null,
  organisation_id uuid not null references organisations,
  primary key (area, record_id, party)
);
alter table admitted enable row level security;
create policy admitted_seen on admitted using (
  (select app_sees_all()) or organisation_id = any((select app_organisations())::uuid[])
);
grant select on admitted to covergate_app;

create function keep_admitted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was uuid := to_jsonb(old) ->> tg_argv[1];
  now uuid := to_jsonb(new) ->> tg_argv[1];
begin
  if was is distinct from now then
    delete from admitted where area = tg_argv[0] and record_id = old.id and party = tg_argv[1];
    insert into admitted select tg_argv[0], new.id, tg_argv[1], now where now is not null;
  end if;
  return null;
end $$;

alter policy timeline_seen on timeline using (
  (select app_sees_all()) or parties && (select app_organisations()) or exists (
    select from admitted a where a.area = timeline.area and a.record_id = timeline.case_id
      and a.organisation_id = any((select app_organisations())::uuid[])
  )
);
alter policy history_seen on history using (
  (select app_sees_all()) or parties && (select app_organisations()) or exists (
    select from admitted a where a.area = history.area and a.record_id = history.record_id
      and a.organisation_id = any((select app_organisations())::uuid[])
  )
);
alter policy files_seen on files using (
  (select app_sees_all()) or organisation_id = (select app_organisation()) or parties && (select app_organisations()) or exists (
    select from admitted a where a.area = files.area and a.record_id = files.case_id
      and a.organisation_id = any((select app_organisations())::uuid[])
  )
);
