-- What a member may do is derived from their roles when it is read, and copied nowhere.
alter table access_roles add unique (organisation_id, id);

create table member_roles (
  user_id uuid not null,
  organisation_id uuid not null,
  role_id uuid not null,
  primary key (user_id, organisation_id, role_id),
  foreign key (user_id, organisation_id) references memberships on delete cascade,
  foreign key (organisation_id, role_id) references access_roles (organisation_id, id)
);
create index on member_roles (organisation_id, role_id);
alter table member_roles enable row level security;
create policy member_roles_worked on member_roles using ((select app_is_system()));
grant select on member_roles to covergate_app;

insert into access_permissions (created_at, updated_at, code)
  select now(), now(), min(code) from memberships, unnest(permissions) code group by lower(code);

create temporary table old_roles on commit drop as
  select gen_random_uuid() as id, organisation_id, roles, permissions,
    coalesce(nullif(regexp_replace(roles[1], '[^A-Za-z0-9-]', '-', 'g'), ''), 'role') as code,
    row_number() over (partition by organisation_id, lower(roles[1]) order by permissions) as number
  from (select distinct organisation_id, roles, permissions from memberships) one;
insert into access_roles (id, created_at, updated_at, organisation_id, code, name, permissions)
  select id, now(), now(), organisation_id, case number when 1 then code else code || '-' || number end, coalesce(roles[1], code),
    array(select p.id from access_permissions p where lower(p.code) in (select lower(code) from unnest(permissions) code))
  from old_roles;
insert into member_roles
  select m.user_id, m.organisation_id, old_roles.id from memberships m join old_roles using (organisation_id, roles, permissions);
alter table memberships drop column roles, drop column permissions;

-- Of a member, by the roles' privileges and by what the roles have of their own.
create function app_rights(person uuid, organisation uuid) returns text[] language sql stable parallel safe as $$
  select coalesce(array_agg(p.code order by p.code), '{}') from access_permissions p where p.id in (
    select unnest(r.permissions) from member_roles m join access_roles r on r.id = m.role_id
    where m.user_id = person and m.organisation_id = organisation
    union
    select unnest(v.permissions) from member_roles m join access_roles r on r.id = m.role_id join privileges v on v.id = any(r.privileges)
    where m.user_id = person and m.organisation_id = organisation
  )
$$;

create function app_roles(person uuid, organisation uuid) returns text[] language sql stable parallel safe as $$
  select coalesce(array_agg(r.code order by r.code), '{}') from member_roles m join access_roles r on r.id = m.role_id
  where m.user_id = person and m.organisation_id = organisation
$$;

-- The roles that somebody has in the caller's organisation.
create function app_held_roles(person uuid) returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(role_id), '{}') from member_roles where user_id = person and organisation_id = app_organisation()
$$;
revoke execute on function app_held_roles from public;
grant execute on function app_held_roles to covergate_app;

-- Another version of an organisation's row says that rights of its people may have changed.
create table rights_changes (
  organisation_id uuid primary key references organisations on delete cascade,
  count bigint not null default 1
);
alter table rights_changes enable row level security;
create policy rights_changes_worked on rights_changes using ((select app_is_system()));
grant select on rights_changes to covergate_app;

create function mark_rights() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into rights_changes (organisation_id) select distinct organisation_id from changed where exists (select from organisations o where o.id = organisation_id)
    on conflict (organisation_id) do update set count = rights_changes.count + 1;
  return null;
end $$;

do $$
declare
  watched text;
begin
  foreach watched in array array['privileges', 'access_roles', 'member_roles'] loop
    execute format('create trigger rights_added after insert on %I referencing new table as changed for each statement execute function mark_rights()', watched);
    execute format('create trigger rights_changed after update on %I referencing new table as changed for each statement execute function mark_rights()', watched);
    execute format('create trigger rights_taken after delete on %I referencing old table as changed for each statement execute function mark_rights()', watched);
  end loop;
end $$;

create function mark_all_rights() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update rights_changes set count = count + 1;
  return null;
end $$;
create trigger rights_renamed after update of code on access_permissions for each statement execute function mark_all_rights();

create or replace function app_standing(asked uuid, read text) returns void language plpgsql stable security definer
  set search_path = public, pg_temp as $$
begin
  if asked is null then
    return;
  end if;
  if not exists (
    select from sessions s
      join users u on u.id = coalesce(s.as_user, s.user_id)
      join memberships m on m.user_id = u.id and m.organisation_id = coalesce(s.as_organisation, s.organisation_id)
      left join rights_changes rights on rights.organisation_id = m.organisation_id
      left join users own on s.as_user is not null and own.id = s.user_id
      left join memberships held on held.user_id = own.id and held.organisation_id = s.organisation_id
      left join rights_changes own_rights on own_rights.organisation_id = held.organisation_id
    where s.id = asked and concat_ws(' ', s.xmin, u.xmin, m.xmin, rights.xmin, own.xmin, held.xmin, own_rights.xmin) = read
  ) then
    raise exception 'the session is not what it was' using errcode = 'CG001';
  end if;
end $$;

-- What the product asks for is among the permissions that may be given; what it asks for no more stays, as a further one.
create function keep_asked(codes text[], at timestamptz) returns void language sql as $$
  insert into access_permissions (created_at, updated_at, code, asked) select at, at, code, true from unnest(codes) code
    on conflict (code) do update set asked = true where not access_permissions.asked;
  update access_permissions set asked = false where asked and code <> all(codes);
$$;
