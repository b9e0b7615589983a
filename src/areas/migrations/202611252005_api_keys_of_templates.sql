-- Who administers an organisation that begins has its API keys too.
create temporary table of_keys on commit drop as
  select unnest('{api_key.list,api_key.detail,api_key.create,api_key.edit,api_key.revoke,organization.generateApiKey}'::text[]) as code;
insert into access_permissions (created_at, updated_at, code)
  select now(), now(), code from of_keys where not exists (select from access_permissions p where lower(p.code) = lower(of_keys.code));
update template_roles t set permissions = t.permissions || array(
    select p.id from access_permissions p where lower(p.code) in (select lower(code) from of_keys) and p.id <> all(t.permissions) order by p.code)
  where exists (select from access_permissions p where p.code = 'user.create' and p.id = any(t.permissions));
