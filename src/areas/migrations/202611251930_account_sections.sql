alter table user_accounts
  add column section uuid references role_sections,
  add column partners uuid[] not null default '{}',
  add column stores uuid[] not null default '{}',
  add column areps uuid[] not null default '{}',
  add column represents boolean not null default false;
-- it lacks an index (section)
create index on user_accounts (section);
-- it lacks an index gin (partners)
create index on user_accounts using gin (partners);
-- it lacks an index gin (stores)
create index on user_accounts using gin (stores);
-- it lacks an index gin (areps)
create index on user_accounts using gin (areps);
-- its partners_links are not kept
drop trigger if exists partners_links on user_accounts; drop table if exists user_accounts_partners_links;
create table user_accounts_partners_links (
  record uuid not null references user_accounts on delete cascade,
  referred uuid not null references partners,
  primary key (record, referred)
);
create index on user_accounts_partners_links (referred);
alter table user_accounts_partners_links enable row level security;
create policy user_accounts_partners_links_worked on user_accounts_partners_links using ((select app_is_system()));
create trigger partners_links after insert or update of partners on user_accounts for each row execute function keep_links('partners');
-- its stores_links are not kept
drop trigger if exists stores_links on user_accounts; drop table if exists user_accounts_stores_links;
create table user_accounts_stores_links (
  record uuid not null references user_accounts on delete cascade,
  referred uuid not null references partner_stores,
  primary key (record, referred)
);
create index on user_accounts_stores_links (referred);
alter table user_accounts_stores_links enable row level security;
create policy user_accounts_stores_links_worked on user_accounts_stores_links using ((select app_is_system()));
create trigger stores_links after insert or update of stores on user_accounts for each row execute function keep_links('stores');
-- its areps_links are not kept
drop trigger if exists areps_links on user_accounts; drop table if exists user_accounts_areps_links;
create table user_accounts_areps_links (
  record uuid not null references user_accounts on delete cascade,
  referred uuid not null references user_accounts,
  primary key (record, referred)
);
create index on user_accounts_areps_links (referred);
alter table user_accounts_areps_links enable row level security;
create policy user_accounts_areps_links_worked on user_accounts_areps_links using ((select app_is_system()));
create trigger areps_links after insert or update of areps on user_accounts for each row execute function keep_links('areps');

-- The organisations that partners are, by their codes.
create function app_partners_organisations(chosen uuid[]) returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct o.id), '{}') from partners p join organisations o on o.kind = 'partner' and o.code = p.code
  where p.id = any(chosen)
$$;
revoke execute on function app_partners_organisations from public;
grant execute on function app_partners_organisations to covergate_app;

create or replace function keep_member() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whose uuid;
  is_home boolean;
begin
  if tg_op = 'INSERT' then
    insert into users (email, full_name, phone, created_at) values (lower(new.email), new.full_name, new.phone, new.created_at)
      on conflict (email) do nothing;
    insert into account_people (account, organisation_id, person, represents, is_open)
      select new.id, new.organisation_id, id, app_partners_organisations(new.partners), new.status <> 'CLOSED' from users where email = lower(new.email);
  end if;
  select person into strict whose from account_people where account = new.id;
  if tg_op = 'UPDATE' and new.partners is distinct from old.partners then
    update account_people set represents = app_partners_organisations(new.partners) where account = new.id;
    update memberships m set represents = one.represents from account_people one
      where one.account = new.id and m.user_id = whose and m.organisation_id = new.organisation_id;
  end if;
  if new.status = 'ACTIVE' then
    update users set home = new.organisation_id where id = whose and home is null;
    insert into memberships (user_id, organisation_id, represents)
      select whose, new.organisation_id, represents from account_people where account = new.id on conflict do nothing;
    delete from member_roles where user_id = whose and organisation_id = new.organisation_id and role_id <> all(new.roles);
    insert into member_roles select whose, new.organisation_id, unnest(new.roles) on conflict do nothing;
  end if;
  is_home := (select home is not distinct from new.organisation_id from users where id = whose);
  if tg_op = 'UPDATE' and new.status <> 'ACTIVE' and old.status = 'ACTIVE' then
    update account_people set represents = m.represents
      from memberships m where account = new.id and m.user_id = whose and m.organisation_id = new.organisation_id;
    delete from memberships where user_id = whose and organisation_id = new.organisation_id;
    update sessions set ended_at = new.updated_at, end_reason = 'locked' where ended_at is null and (
      (user_id = whose and (is_home or organisation_id = new.organisation_id))
      or (as_user = whose and (is_home or as_organisation = new.organisation_id)));
  end if;
  if new.status = 'CLOSED' then
    update account_people set is_open = false where account = new.id;
  end if;
  -- Who has left belongs nowhere, until another organisation's invitation is accepted.
  if is_home and new.status <> 'INVITED' then
    update users set full_name = new.full_name, phone = new.phone, home = now.home, locked_at = now.locked
      from (select case when new.status <> 'CLOSED' then new.organisation_id end as home, case when new.status = 'LOCKED' then new.updated_at end as locked) now
      where id = whose and (users.full_name, users.phone, users.home, users.locked_at is null)
        is distinct from (new.full_name, new.phone, now.home, now.locked is null);
  end if;
  return null;
end $$;

-- What the host sends to a record once its person has chosen their own password in place of one that they were given for it.
alter table passwords add column answers jsonb;

-- Who is at home in the caller's organisation gets another password, and who has none anywhere their first. Nobody learns whether
-- an address is known elsewhere: whose is keeps their own, and the answer is the same. False: they are a guest, as everybody knows.
create function app_give_password(asked uuid, made text, at timestamptz) returns boolean language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  one record;
begin
  select a.status, a.organisation_id, u.id, u.home, u.activated_at, u.locked_at into one
    from user_accounts a join account_people p on p.account = a.id join users u on u.id = p.person
    where a.id = asked and (app_sees_all() or a.organisation_id = app_organisation()) for update of u;
  if not found then
    return false;
  end if;
  if one.home is distinct from one.organisation_id then
    if one.status <> 'INVITED' then
      return false;
    end if;
    if one.home is not null or one.activated_at is not null or one.locked_at is not null
      or exists (select from passwords where user_id = one.id and answers ->> 'id' is distinct from asked::text) then
      return true;
    end if;
  end if;
  insert into passwords (user_id, hash, given, answers)
    values (one.id, made, true, case when one.status = 'INVITED' then
      jsonb_build_object('area', 'user_account', 'id', asked, 'event', 'invitation.accepted') end)
    on conflict (user_id) do update set hash = excluded.hash, given = true, answers = excluded.answers;
  update users set password_set_at = at where id = one.id;
  delete from codes where user_id = one.id;
  update sessions set ended_at = at, end_reason = 'passwordGiven' where ended_at is null and one.id in (user_id, as_user);
  perform pg_notify('covergate_moves', '[{"type":"rights"}]');
  return true;
end $$;
revoke execute on function app_give_password from public;
grant execute on function app_give_password to covergate_app;
