-- Who changed what of a plain record, when, from what, to what; written in the statement that changes the record, and kept when it is gone.
create table history (
  area text not null,
  record_id uuid not null,
  revision integer not null,
  at timestamptz(3) not null,
  kind text not null,
  by jsonb not null,
  changes jsonb not null,
  parties uuid[] not null,
  primary key (area, record_id, revision)
);

alter table history enable row level security;
create policy history_seen on history using ((select app_sees_all()) or parties @> array[(select app_organisation())]);
create trigger history_lasts before update or delete or truncate on history for each statement execute function refuse_change();
alter table history enable always trigger history_lasts;
grant select, insert on history to covergate_app;

-- By name what was before and what is now, where the two differ; no object: there was nothing, or there is nothing any more.
create function changes_between(was jsonb, now jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(name, jsonb_build_array(before, after)), '{}')
  from (
    select name, coalesce(was -> name, 'null') as before, coalesce(now -> name, 'null') as after
    from jsonb_object_keys(coalesce(now, was)) name
  ) fields
  where before <> after
$$;
