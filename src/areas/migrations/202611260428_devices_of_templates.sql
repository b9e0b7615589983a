-- Who locks the people of an organisation that begins sees where they are signed in, and ends that, too.
insert into access_permissions (created_at, updated_at, code)
  select now(), now(), 'user.devices' where not exists (select from access_permissions where lower(code) = 'user.devices');
update template_roles t set permissions = t.permissions || p.id
  from access_permissions p
  where lower(p.code) = 'user.devices' and p.id <> all(t.permissions)
    and exists (select from access_permissions lock where lower(lock.code) = 'user.togglelock' and lock.id = any(t.permissions));
