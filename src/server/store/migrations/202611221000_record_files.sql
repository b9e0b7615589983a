-- The field of a plain record's form that a file is for: it is nobody's until a record is saved with it, and removed once it is let go of.
alter table files add column field text, add column dropped_at timestamptz(3);
create index files_loose on files (created_at) where field is not null and case_id is null;
create index files_dropped on files (dropped_at) where dropped_at is not null;

-- What people decide by stays as it was confirmed. A file of a form is taken by one record, once, and let go of, once.
create or replace function keep_confirmed() returns trigger language plpgsql as $$
begin
  if old.field is not null then
    if tg_op = 'DELETE' and old.dropped_at is not null then
      return old;
    end if;
    if tg_op = 'UPDATE' and old.dropped_at is null and (
      (old.case_id is null and new.case_id is not null
        and to_jsonb(new) - '{case_id,parties}'::text[] = to_jsonb(old) - '{case_id,parties}'::text[])
      or (new.dropped_at is not null and to_jsonb(new) - 'dropped_at' = to_jsonb(old) - 'dropped_at')
    ) then
      return new;
    end if;
  end if;
  raise exception 'A confirmed file is neither changed nor removed';
end $$;
