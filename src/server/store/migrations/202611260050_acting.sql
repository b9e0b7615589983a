-- For whom a session's person acts, with rights of theirs, and until when; after that the session is the person's own again.
alter table sessions
  add column acts_for uuid references users on delete cascade,
  add column acts_until timestamptz(3),
  add constraint sessions_acting check (num_nulls(acts_for, acts_until) in (0, 2) and (acts_for is null or as_user is null));
create index sessions_acts_for on sessions (acts_for) where acts_for is not null;

-- What is asked of whether somebody may act for another, who is a colleague in an organisation that is home to both.
create function app_acting(actor uuid, organisation uuid, other uuid) returns jsonb language sql stable parallel safe as $$
  select jsonb_build_object(
    'id', u.id, 'name', u.full_name, 'email', u.email, 'locale', u.locale,
    'isHome', own.home = organisation and u.home = organisation,
    'isActive', u.locked_at is null and u.activated_at is not null and m.user_id is not null,
    'permissions', to_jsonb(app_rights(u.id, organisation)),
    'roles', to_jsonb(app_roles(u.id, organisation)),
    'represents', coalesce(to_jsonb(m.represents), '[]'),
    'held', (select coalesce(jsonb_agg(role_id), '[]') from member_roles where user_id = u.id and organisation_id = organisation),
    'own', (select coalesce(jsonb_agg(role_id), '[]') from member_roles where user_id = own.id and organisation_id = organisation),
    'among', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'higher', r.higher, 'rank', l.rank)), '[]')
      from access_roles r left join role_levels l on l.id = r.level where r.organisation_id = organisation),
    'forPeople', (select coalesce(jsonb_agg(lower(code)), '[]') from access_permissions where for_people)
  )
  from users u join users own on own.id = actor left join memberships m on m.user_id = u.id and m.organisation_id = organisation
  where u.id = other
$$;

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
      left join users other on other.id = s.acts_for
      left join memberships other_member on other_member.user_id = other.id and other_member.organisation_id = s.organisation_id
    where s.id = asked
      and concat_ws(' ', s.xmin, u.xmin, m.xmin, rights.xmin, own.xmin, held.xmin, own_rights.xmin, other.xmin, other_member.xmin) = read
  ) then
    raise exception 'the session is not what it was' using errcode = 'CG001';
  end if;
end $$;

-- By the rank of its level a role stands below another or not.
create trigger ranks_changed after update of rank on role_levels for each statement execute function mark_all_rights();

