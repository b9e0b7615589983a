-- Who has had somebody that may do everything is never without again.
create table super_admin_since (at timestamptz(3) not null);
create unique index on super_admin_since ((true));
alter table super_admin_since enable row level security;

create function app_has_super_admin() returns boolean language sql stable as $$
  select exists (
    select from access_permissions p
      join access_roles r on p.id = any(r.permissions)
        or exists (select from privileges v where v.id = any(r.privileges) and p.id = any(v.permissions))
      join member_roles m on m.role_id = r.id
      join users u on u.id = m.user_id
    where lower(p.code) = 'superadmin.root' and u.locked_at is null and u.activated_at is not null
  )
$$;
revoke execute on function app_has_super_admin from public;

-- Judged when all of a transaction is done, one transaction after the other: two that take the last two see each other.
create function keep_super_admin() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('super_admin_since'));
  if app_has_super_admin() then
    insert into super_admin_since values (now()) on conflict do nothing;
  elsif exists (select from super_admin_since) then
    raise exception 'nobody would be super admin' using errcode = 'CG002';
  end if;
  return null;
end $$;
create constraint trigger super_admin_stays after insert or update or delete on rights_changes
  deferrable initially deferred for each row execute function keep_super_admin();
create constraint trigger super_admin_enters after update of locked_at, activated_at on users
  deferrable initially deferred for each row
  when (old.locked_at is distinct from new.locked_at or old.activated_at is distinct from new.activated_at)
  execute function keep_super_admin();

insert into super_admin_since select now() where app_has_super_admin();
