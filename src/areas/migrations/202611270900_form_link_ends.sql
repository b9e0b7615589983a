-- What proves a link and what was typed by it go with the link's end, whatever ends it.
delete from form_link_secrets s using form_links l where l.id = s.link and l.status is distinct from 'OPEN';
create function end_form_link() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from form_link_secrets where link = new.id;
  return null;
end $$;
create trigger form_links_end after update of status on form_links for each row when (new.status <> 'OPEN') execute function end_form_link();

-- From now on a link leads by this token alone; what was typed is found by who is mailed it at the same address again, and by nobody else.
alter table form_link_secrets add column mailed_to text;
drop function keep_form_link(uuid, text);
create function keep_form_link(one uuid, hash text, address text) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into form_link_secrets as s (link, token_hash, mailed_to) values (one, hash, address)
  on conflict (link) do update set token_hash = excluded.token_hash, mailed_to = excluded.mailed_to,
    typed = case when s.mailed_to = excluded.mailed_to then s.typed end,
    saved_at = case when s.mailed_to = excluded.mailed_to then s.saved_at end,
    begun_at = case when s.mailed_to = excluded.mailed_to then s.begun_at end
$$;
revoke execute on function keep_form_link(uuid, text, text) from public;
grant execute on function keep_form_link(uuid, text, text) to covergate_app;

-- Which links were mailed to whom within the last day: what becomes of a link changes nothing of it.
alter table form_link_secrets drop column mailed;
alter table form_link_secrets drop column mailed_at;
drop index form_links_lower_idx;
create table form_link_mails (
  address text not null,
  sender uuid not null,
  organisation_id uuid not null,
  mailed_at timestamptz(3) not null
);
create index on form_link_mails (address);
create index on form_link_mails (sender);
create index on form_link_mails (organisation_id);
create index on form_link_mails (mailed_at);
alter table form_link_mails enable row level security;
create policy form_link_mails_worked on form_link_mails using ((select app_is_system()));
grant select, insert, delete on form_link_mails to covergate_app;
