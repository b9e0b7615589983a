-- A record that refers to several others holds their ids in a column; beside it stands a table of links, kept here, so that the
-- database itself refuses what refers to nothing and the deletion of what is referred to, whoever comes first.
create function keep_links() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  links text := format('%I.%I', tg_table_schema, tg_table_name || '_' || tg_name);
  ids uuid[] := array(select jsonb_array_elements_text(to_jsonb(new) -> tg_argv[0]))::uuid[];
begin
  execute format('delete from %s where record = $1 and referred <> all ($2)', links) using new.id, ids;
  execute format('insert into %s select $1, unnest($2) on conflict do nothing', links) using new.id, ids;
  return null;
end $$;
