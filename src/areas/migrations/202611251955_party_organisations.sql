-- With a partner and an insurer arises its organisation; those of before have none.
alter table partners add column organisation uuid references organisations;
create index on partners (organisation);
alter table insurers add column organisation uuid references organisations;
create index on insurers (organisation);

-- What was chosen from a list of words is a record.
alter table partners rename column role_template to role_word;
alter table partners add column role_template uuid references role_templates;
update partners set role_template = (select id from role_templates where kind = 'partner' and code = replace(role_word, '_', '-'));
alter table partners alter column role_template set not null, drop column role_word;
create index on partners (role_template);

alter table insurers rename column role_template to role_word;
alter table insurers add column role_template uuid references role_templates;
update insurers set role_template = (
  select id from role_templates where code = case role_word when 'MANAGER' then 'INSURER-MANAGER' else replace(role_word, '_', '-') end
);
alter table insurers alter column role_template set not null, drop column role_word;
create index on insurers (role_template);

-- With an organisation goes what has arisen with it, as long as nobody has accepted an invitation there: its roles and the accounts.
create function leave_nothing() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from user_accounts where organisation_id = old.id and accepted_at is not null) then
    return old;
  end if;
  delete from outbox where area = 'user_account' and done_at is null
    and case_id in (select id from user_accounts where organisation_id = old.id);
  delete from user_accounts where organisation_id = old.id;
  delete from access_roles where organisation_id = old.id;
  return old;
end $$;
create trigger nothing_left before delete on organisations for each row execute function leave_nothing();
