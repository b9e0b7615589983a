-- The sections in which somebody works for an organisation: that of their account, and those of their roles.
create function app_sections(person uuid, organisation uuid) returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(section order by section), '{}') from (
    select r.section from member_roles m join access_roles r on r.id = m.role_id
      where m.user_id = person and m.organisation_id = organisation
    union
    select a.section from account_people p join user_accounts a on a.id = p.account
      where p.person = app_sections.person and p.organisation_id = organisation and a.status = 'ACTIVE'
  ) own where section is not null
$$;
revoke execute on function app_sections from public;
grant execute on function app_sections to covergate_app;

-- In whose hands a case may be that is in theirs, written as the lifecycles write it.
create function app_hands(person uuid, organisation uuid) returns text[] language sql stable security definer set search_path = public, pg_temp as $$
  select array['person:' || person]
    || array(select 'role:' || one from unnest(app_roles(person, organisation)) one)
    || array(select 'section:' || one from unnest(app_sections(person, organisation)) one)
$$;
revoke execute on function app_hands from public;
grant execute on function app_hands to covergate_app;

-- Who works in another section has other rights than before: sessions that were read say so no more.
create function mark_section() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into rights_changes (organisation_id) values (new.organisation_id)
    on conflict (organisation_id) do update set count = rights_changes.count + 1;
  return null;
end $$;
create trigger section_changed after update on user_accounts for each row
  when (new.section is distinct from old.section) execute function mark_section();
