-- What somebody shows who they are by is apart from who they are, which others may see.
create table passwords (
  user_id uuid primary key references users on delete cascade,
  hash text not null,
  -- Made by somebody else: it is good for choosing one's own, and for nothing more.
  given boolean not null default false
);
alter table passwords enable row level security;
create policy passwords_worked on passwords using ((select app_is_system()));
grant select, insert, update on passwords to covergate_app;
insert into passwords (user_id, hash) select id, password_hash from users where password_hash is not null;
alter table users drop column password_hash;

-- A caller sees who works in their organisation, at home there or as a guest, and with which roles; the platform's people see all.
create policy memberships_seen on memberships for select using (
  (select app_sees_all()) or organisation_id = (select app_organisation())
);
create policy member_roles_seen on member_roles for select using (
  (select app_sees_all()) or organisation_id = (select app_organisation())
);
create policy users_seen on users for select using (
  (select app_sees_all()) or exists (
    select from memberships m where m.user_id = users.id and m.organisation_id = (select app_organisation())
  )
);
-- Everybody says who they are themselves; that somebody has signed in, is locked or has chosen a password is the server's to say.
create policy users_own on users for update using (id = (select app_person()));

-- Beside their own organisation, those for which they see: others are known by the number that a seen row has, never listed.
drop policy organisations_seen on organisations;
create policy organisations_seen on organisations for select using (
  (select app_sees_all()) or id = any((select app_organisations())::uuid[])
);
create policy organisations_worked on organisations using ((select app_sees_all()));
