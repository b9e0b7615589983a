-- Refuses what is asked for a session that has ended, or whose person, membership or tokens have changed since it was read: their rows
-- have other versions then.
create function app_standing(asked uuid, read text) returns void language plpgsql stable security definer
  set search_path = public, pg_temp as $$
begin
  if asked is null then
    return;
  end if;
  if not exists (
    select from sessions s join users u on u.id = s.user_id
      join memberships m on m.user_id = s.user_id and m.organisation_id = s.organisation_id
    where s.id = asked and concat_ws(' ', s.xmin, u.xmin, m.xmin) = read
  ) then
    raise exception 'the session is not what it was' using errcode = 'CG001';
  end if;
end $$;
grant execute on function app_standing to covergate_app;
