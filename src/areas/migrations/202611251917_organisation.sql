-- Organisations are records: each is managed by the one that has made it, the first ones by the platform.
alter table organisations
  add column updated_at timestamptz(3) not null default now(),
  add column managed_by uuid references organisations,
  add column revision integer not null default 0,
  add column type text generated always as (case when kind = 'insurer' then 'INSURER' else 'PARTNER' end) stored,
  add column logo_small jsonb,
  add column role_template uuid references role_templates,
  add column pic_name text not null default '',
  add column pic_phone text not null default '',
  add column pic_email text not null default '';
update organisations o set
  updated_at = created_at,
  managed_by = coalesce((select id from organisations where kind = 'platform' order by created_at, id limit 1), id),
  role_template = (
    select id from role_templates where code = case o.kind when 'insurer' then 'INSURER' when 'bank' then 'BANK' when 'partner' then 'PARTNER' else 'BROKER' end
  );
-- Whoever has worked there longest.
update organisations o set pic_name = u.full_name, pic_email = u.email, pic_phone = coalesce(u.phone, '')
  from (select distinct on (m.organisation_id) m.organisation_id, u.* from memberships m join users u on u.id = m.user_id order by m.organisation_id, u.created_at, u.id) u
  where u.organisation_id = o.id;
alter table organisations
  alter column managed_by set not null,
  alter column role_template set not null,
  add column search text generated always as (lower(name || ' ' || code || ' ' || pic_name)) stored,
  drop constraint organisations_code_key,
  add unique (managed_by, code);

create index on organisations (role_template);
create index on organisations (managed_by, name collate human, id);
create index on organisations (managed_by, code collate human, id);
create index on organisations (managed_by, created_at, id);
create index on organisations (managed_by, updated_at, id);
create index on organisations (managed_by, name collate human, id) where type = 'INSURER';
create index on organisations (managed_by, code collate human, id) where type = 'INSURER';
create index on organisations (managed_by, created_at, id) where type = 'INSURER';
create index on organisations (managed_by, updated_at, id) where type = 'INSURER';
create index on organisations (managed_by, name collate human, id) where type = 'PARTNER';
create index on organisations (managed_by, code collate human, id) where type = 'PARTNER';
create index on organisations (managed_by, created_at, id) where type = 'PARTNER';
create index on organisations (managed_by, updated_at, id) where type = 'PARTNER';
create index on organisations using gin (search gin_trgm_ops);

drop policy organisations_seen on organisations;
drop policy organisations_worked on organisations;
create policy organisations_seen on organisations using (
  (select app_sees_all())
  or managed_by = (select app_organisation())
  or id = (select app_organisation())
  or id = any((select app_represents())::uuid[])
  or id = any((select app_below())::uuid[])
);
grant insert, update, delete on organisations to covergate_app;

-- There is one platform, before whom all rows are open: nobody is made it.
create function refuse_platform() returns trigger language plpgsql as $$
begin
  raise exception 'Nobody is made the platform' using errcode = 'insufficient_privilege';
end $$;
create trigger platform_stays before insert or update of kind on organisations for each row
  when (new.kind = 'platform' and current_user = 'covergate_app') execute function refuse_platform();

-- Of a caller's organisation, whether somebody works there.
create function app_is_staffed(organisation uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from memberships m join organisations o on o.id = m.organisation_id
    where o.id = organisation and (app_sees_all() or app_organisation() in (o.id, o.managed_by)))
$$;
revoke execute on function app_is_staffed from public;
grant execute on function app_is_staffed to covergate_app;
