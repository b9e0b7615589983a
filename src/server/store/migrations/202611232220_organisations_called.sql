-- Of whom a caller knows the name, by which they narrow what they may see: known by their name, never listed.
create function organisations_called(names text[]) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
    select o.id from organisations o where o.name = any(names)
  $$;
revoke execute on function organisations_called(text[]) from public;
grant execute on function organisations_called(text[]) to covergate_app;
