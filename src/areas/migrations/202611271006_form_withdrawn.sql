-- A form whose live version is withdrawn has none; its list of submissions is still told by what the last one asked.
create or replace function tell_form() returns trigger language plpgsql as $$
begin
  update designed_forms set status = new.status, latest = new.number, definition = new.definition, hash = new.hash, field_count = new.field_count,
    untranslated = new.untranslated, updated_at = new.updated_at
    where id = new.form and coalesce(latest, 0) <= new.number;
  if new.live_since is not null and (tg_op = 'INSERT' or old.live_since is distinct from new.live_since) then
    update designed_forms set live = new.number, live_definition = new.definition where id = new.form;
  elsif new.live_since is null and tg_op = 'UPDATE' and old.live_since is not null then
    update designed_forms set live = null where id = new.form and live = new.number;
  end if;
  return null;
end $$;
