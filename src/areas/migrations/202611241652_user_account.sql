create table user_accounts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  machine text not null,
  machine_version integer not null,
  status text not null,
  snapshot jsonb not null,
  deadline_at timestamptz(3),
  deadline_event text,
  desk text,
  desk_id uuid,
  awaits text[],
  held_by uuid,
  held_for uuid,
  held_until timestamptz(3),
  desk_since timestamptz(3),
  desk_by text,
  outcome text,
  outcome_at timestamptz(3),
  full_name text not null,
  email text not null,
  phone text,
  roles uuid[] not null default '{}',
  invited_at timestamptz(3),
  accepted_at timestamptz(3),
  lock_reason text,
  locked_until date,
  search text generated always as (lower(full_name || ' ' || email)) stored
);
create index on user_accounts using gin (roles);
create index on user_accounts (full_name collate human, id);
create index on user_accounts (email collate human, id);
create index on user_accounts (created_at, id);
create index on user_accounts (updated_at, id);
create index on user_accounts (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on user_accounts (status, full_name collate human, id);
create index on user_accounts (status, email collate human, id);
create index on user_accounts (status, created_at, id);
create index on user_accounts (status, updated_at, id);
create index on user_accounts (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on user_accounts (organisation_id, full_name collate human, id);
create index on user_accounts (status, organisation_id);
create index on user_accounts (deadline_at) where deadline_at is not null;
create index on user_accounts (desk_id, full_name collate human, id) where desk_id is not null;
create index on user_accounts (desk_id, email collate human, id) where desk_id is not null;
create index on user_accounts (desk_id, created_at, id) where desk_id is not null;
create index on user_accounts (desk_id, updated_at, id) where desk_id is not null;
create index on user_accounts (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on user_accounts (desk_id, desk_since, id) where desk_id is not null;
create index on user_accounts (organisation_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on user_accounts (id) where awaits is null;
create index on user_accounts (held_by) where held_by is not null;
create index on user_accounts (outcome_at) include (outcome, created_at, organisation_id) where outcome_at is not null;
create index on user_accounts using gin (search gin_trgm_ops);
alter table user_accounts enable row level security;
create policy user_accounts_seen on user_accounts using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update on user_accounts to covergate_app;
create table user_accounts_roles_links (
  record uuid not null references user_accounts on delete cascade,
  referred uuid not null references access_roles,
  primary key (record, referred)
);
create index on user_accounts_roles_links (referred);
alter table user_accounts_roles_links enable row level security;
create policy user_accounts_roles_links_worked on user_accounts_roles_links using ((select app_is_system()));
create trigger roles_links after insert or update of roles on user_accounts for each row execute function keep_links('roles');

-- The organisation whose invitation somebody has accepted first says who they are and locks them everywhere; in others they are guests.
alter table users add column home uuid references organisations;
update users set home = (select organisation_id from memberships where user_id = users.id order by organisation_id limit 1);

-- Whose an account is: found by its address, and nobody has two of one organisation that are not closed.
create table account_people (
  account uuid primary key references user_accounts on delete cascade,
  organisation_id uuid not null references organisations,
  person uuid not null references users on delete cascade,
  -- For whom they see, as long as they are no member.
  represents uuid[] not null default '{}',
  is_open boolean not null
);
create index on account_people (person);
create unique index on account_people (organisation_id, person) where is_open;
alter table account_people enable row level security;
create policy account_people_worked on account_people using ((select app_is_system()));

create function app_account_person(asked uuid) returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select person from account_people where account = asked
$$;
revoke execute on function app_account_person from public;
grant execute on function app_account_person to covergate_app;

-- What an account comes to: its person is a member while it is active, with its roles; else all that they have open there ends.
create function keep_member() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whose uuid;
  is_home boolean;
begin
  if tg_op = 'INSERT' then
    insert into users (email, full_name, phone, created_at) values (lower(new.email), new.full_name, new.phone, new.created_at)
      on conflict (email) do nothing;
    insert into account_people (account, organisation_id, person, is_open)
      select new.id, new.organisation_id, id, new.status <> 'CLOSED' from users where email = lower(new.email);
  end if;
  select person into strict whose from account_people where account = new.id;
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
create trigger member_kept after insert or update on user_accounts for each row execute function keep_member();
