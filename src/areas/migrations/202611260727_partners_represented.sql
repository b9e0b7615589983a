-- Those of before have arisen by their codes.
update partners set organisation = o.id from organisations o
  where o.kind = 'partner' and o.code = partners.code and partners.organisation is null;

-- Who represents partners sees these alone.
alter policy partners_seen on partners using ((
  (select app_sees_all())
  or organisation_id = (select app_organisation())
) and ((select app_represents()) = '{}' or organisation = any((select app_represents())::uuid[])));

-- The organisations that partners are, whatever they are called by now.
create or replace function app_partners_organisations(chosen uuid[]) returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct organisation), '{}') from partners where id = any(chosen) and organisation is not null
$$;
