-- The server's own work alone: sign-in, mail, audit. Not the platform's people either, who see every organisation's rows.
create function app_is_system() returns boolean language sql stable parallel safe as
  $$ select coalesce(current_setting('app.kind', true), '') = 'system' $$;

do $$
declare inner_table text;
begin
  foreach inner_table in array array['users', 'memberships', 'sessions', 'codes', 'identities', 'attempts', 'spent_proofs', 'mails'] loop
    execute format('alter table %I enable row level security', inner_table);
    execute format('create policy %I on %I using ((select app_is_system()))', inner_table || '_worked', inner_table);
  end loop;
end $$;

alter table audit enable row level security;
create policy audit_written on audit for insert with check (true);
create policy audit_read on audit for select using ((select app_is_system()));
alter policy outbox_worked on outbox using ((select app_is_system()));
alter table organisations enable row level security;
create policy organisations_seen on organisations using ((select app_sees_all()) or id = (select app_organisation()));

-- Who made what a caller may see: known by their number, never listed.
create function known_person(person uuid, organisation uuid) returns setof jsonb
  language sql stable security definer set search_path = public, pg_temp as $$
    select jsonb_build_object('userId', u.id, 'name', u.full_name, 'organisation', o.name, 'kind', o.kind)
    from users u, organisations o where u.id = person and o.id = organisation
  $$;
revoke execute on function known_person(uuid, uuid) from public;
grant execute on function known_person(uuid, uuid) to covergate_app;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are added and never changed', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger timeline_lasts before update or delete or truncate on timeline for each statement execute function refuse_change();
create trigger audit_lasts before update or delete or truncate on audit for each statement execute function refuse_change();
-- Also where a session says that it replays what another database did.
alter table timeline enable always trigger timeline_lasts;
alter table audit enable always trigger audit_lasts;

-- What the servers of one database must have in common: kept by the first, compared by all.
create table installation (
  name text primary key,
  value text not null
);
alter table installation enable row level security;
create policy installation_worked on installation using ((select app_is_system()));
grant select, insert on installation to covergate_app;

-- A login that cannot alter the schema can still tell that nothing is missing.
grant select on migrations to covergate_app;
revoke create on schema public from public;
do $$ begin
  execute format('revoke create, temporary on database %I from public', current_database());
exception when insufficient_privilege then null;
end $$;
