-- When somebody has used a permission last, by the account that made them a member; small letters, a row a day at most.
create table permission_uses (
  account uuid not null references user_accounts on delete cascade,
  organisation_id uuid not null references organisations,
  permission text not null,
  day date not null,
  primary key (account, permission)
);
alter table permission_uses enable row level security;
create policy permission_uses_seen on permission_uses for select using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select on permission_uses to covergate_app;

-- Since when an active account has had each of its roles without a break, and when a permission of that was used last.
create table roles_held (
  account uuid not null references user_accounts on delete cascade,
  organisation_id uuid not null references organisations,
  role uuid not null references access_roles on delete cascade,
  since date not null,
  used date,
  idle_since date not null generated always as (greatest(since, used)) stored,
  primary key (account, role)
);
create index on roles_held (organisation_id, idle_since, account);
create index on roles_held (idle_since, account);
create index on roles_held (role);
alter table roles_held enable row level security;
create policy roles_held_seen on roles_held for select using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select on roles_held to covergate_app;

create function keep_roles_held() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from roles_held where account = new.id and (new.status <> 'ACTIVE' or role <> all(new.roles));
  if new.status = 'ACTIVE' then
    insert into roles_held (account, organisation_id, role, since)
      select new.id, new.organisation_id, role, (new.updated_at at time zone 'UTC')::date from (select distinct unnest(new.roles) as role) given
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger roles_held_kept after insert or update of roles, status on user_accounts for each row execute function keep_roles_held();

-- Nothing was noted before today: of what was given before nobody can say that it went unused.
insert into roles_held (account, organisation_id, role, since)
  select distinct a.id, a.organisation_id, r.id, (now() at time zone 'UTC')::date
  from user_accounts a join access_roles r on r.id = any(a.roles) where a.status = 'ACTIVE';

-- Writes down that people have used permissions, and by which of their roles they had them.
create function note_uses(uses jsonb) returns void language sql security definer set search_path = public, pg_temp as $$
  with noted as materialized (
    select p.account, p.organisation_id, one.permission, one.day
    from jsonb_to_recordset(uses) one(person uuid, organisation uuid, permission text, day date)
      join account_people p on p.person = one.person and p.organisation_id = one.organisation and p.is_open
  ),
  written as (
    insert into permission_uses (account, organisation_id, permission, day)
      select account, organisation_id, permission, day from noted order by account, permission
      on conflict (account, permission) do update set day = excluded.day where permission_uses.day < excluded.day
  ),
  through as (
    select h.account, h.role, max(n.day) as day from noted n join roles_held h on h.account = n.account
      join access_roles r on r.id = h.role
      join access_permissions p on lower(p.code) = n.permission
    where p.id = any(r.permissions) or exists (select from privileges v where v.id = any(r.privileges) and p.id = any(v.permissions))
    group by h.account, h.role
  )
  update roles_held h set used = through.day from through
    where h.account = through.account and h.role = through.role and (h.used is null or h.used < through.day)
$$;
revoke execute on function note_uses from public;
grant execute on function note_uses to covergate_app;

-- What somebody has found right although it goes unused.
create table access_keeps (
  account uuid primary key references user_accounts on delete cascade,
  organisation_id uuid not null references organisations,
  kept_at timestamptz(3) not null,
  kept_by uuid not null references users,
  reason text not null
);
create index on access_keeps (organisation_id);
create index on access_keeps (kept_by);
alter table access_keeps enable row level security;
create policy access_keeps_seen on access_keeps for select using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
create policy access_keeps_worked on access_keeps using ((select app_is_system()));
grant select, insert, update on access_keeps to covergate_app;

-- When the person of an account has signed in there last.
create function app_signed_in(asked uuid) returns timestamptz language sql stable security definer set search_path = public, pg_temp as $$
  select max(s.created_at) from account_people p join sessions s on s.user_id = p.person and s.organisation_id = p.organisation_id
  where p.account = asked
$$;
revoke execute on function app_signed_in from public;
grant execute on function app_signed_in to covergate_app;
