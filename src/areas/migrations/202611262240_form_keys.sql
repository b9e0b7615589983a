-- Key answers say which field's they are and stand in order; what is searched for is kept apart from them.
alter table form_submissions drop column search;
alter table form_submissions add column key_words text;
update form_submissions set key_words = concat_ws(' ', key1, key2, key3, key4, key5), key1 = '', key2 = '', key3 = '', key4 = '', key5 = '';
alter table form_submissions alter column key_words set not null;
alter table form_submissions add column search text generated always as (lower(number || ' ' || submitted_by || ' ' || key_words)) stored;
create index on form_submissions using gin (search gin_trgm_ops);

-- A form tells what its live version asks.
alter table designed_forms add column live_definition uuid references form_definitions;
create index on designed_forms (live_definition);
update designed_forms f set live_definition = v.definition from form_versions v where v.form = f.id and v.number = f.live;

create or replace function tell_form() returns trigger language plpgsql as $$
begin
  update designed_forms set status = new.status, latest = new.number, definition = new.definition, hash = new.hash, field_count = new.field_count,
    untranslated = new.untranslated, updated_at = new.updated_at
    where id = new.form and coalesce(latest, 0) <= new.number;
  if new.live_since is not null and (tg_op = 'INSERT' or old.live_since is distinct from new.live_since) then
    update designed_forms set live = new.number, live_definition = new.definition where id = new.form;
  end if;
  return null;
end $$;
