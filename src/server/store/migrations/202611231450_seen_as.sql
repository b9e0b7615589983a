-- As whom a session sees the product, which then reads alone; and until when the person's own may go on after that.
alter table sessions
  add column as_user uuid references users on delete cascade,
  add column as_organisation uuid references organisations on delete cascade,
  add column own_ends_by timestamptz(3),
  add constraint sessions_seen_as check (num_nulls(as_user, as_organisation, own_ends_by) in (0, 3));

create index sessions_as_user on sessions (as_user) where as_user is not null;

create or replace function app_standing(asked uuid, read text) returns void language plpgsql stable security definer
  set search_path = public, pg_temp as $$
begin
  if asked is null then
    return;
  end if;
  if not exists (
    select from sessions s
      join users u on u.id = coalesce(s.as_user, s.user_id)
      join memberships m on m.user_id = u.id and m.organisation_id = coalesce(s.as_organisation, s.organisation_id)
      left join users own on s.as_user is not null and own.id = s.user_id
      left join memberships held on held.user_id = own.id and held.organisation_id = s.organisation_id
    where s.id = asked and concat_ws(' ', s.xmin, u.xmin, m.xmin, own.xmin, held.xmin) = read
  ) then
    raise exception 'the session is not what it was' using errcode = 'CG001';
  end if;
end $$;
