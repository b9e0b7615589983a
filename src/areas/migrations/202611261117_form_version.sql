create table form_versions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  machine text not null,
  machine_version integer not null,
  status text not null,
  snapshot jsonb not null,
  deadline_at timestamptz(3),
  deadline_event text,
  desk text,
  desk_id uuid,
  awaits text[],
  held_by uuid,
  held_for uuid,
  held_until timestamptz(3),
  desk_since timestamptz(3),
  desk_by text,
  outcome text,
  outcome_at timestamptz(3),
  form uuid references designed_forms not null,
  note text,
  title text not null,
  number integer not null,
  definition uuid references form_definitions not null,
  hash text not null,
  field_count integer not null,
  untranslated integer not null,
  author text,
  confirmed text,
  findings jsonb not null default '[]',
  submitted_at timestamptz(3),
  submitted_by text,
  published_at timestamptz(3),
  live_since timestamptz(3),
  search text generated always as (lower(title || ' ' || coalesce(note, ''))) stored
);
create index on form_versions (form);
create index on form_versions (definition);
create index on form_versions (title collate human, id);
create index on form_versions (created_at, id);
create index on form_versions (updated_at, id);
create index on form_versions (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on form_versions (status, title collate human, id);
create index on form_versions (status, created_at, id);
create index on form_versions (status, updated_at, id);
create index on form_versions (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on form_versions (organisation_id, updated_at, id);
create index on form_versions (status, organisation_id);
create index on form_versions (title);
create index on form_versions (deadline_at) where deadline_at is not null;
create index on form_versions (desk_id, title collate human, id) where desk_id is not null;
create index on form_versions (desk_id, created_at, id) where desk_id is not null;
create index on form_versions (desk_id, updated_at, id) where desk_id is not null;
create index on form_versions (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on form_versions (desk_id, desk_since, id) where desk_id is not null;
create index on form_versions (organisation_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on form_versions (id) where awaits is null;
create index on form_versions (held_by) where held_by is not null;
create index on form_versions (outcome_at) include (outcome, created_at, organisation_id) where outcome_at is not null;
create index on form_versions using gin (search gin_trgm_ops);
alter table form_versions enable row level security;
create policy form_versions_seen on form_versions using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update on form_versions to covergate_app;

create unique index form_versions_form_number_key on form_versions (form, number);

-- A form tells how its newest version stands, and which of them is live: what is published is, until another is made so.
create function tell_form() returns trigger language plpgsql as $$
begin
  update designed_forms set status = new.status, latest = new.number, definition = new.definition, hash = new.hash, field_count = new.field_count,
    untranslated = new.untranslated, updated_at = new.updated_at
    where id = new.form and coalesce(latest, 0) <= new.number;
  if new.live_since is not null and (tg_op = 'INSERT' or old.live_since is distinct from new.live_since) then
    update designed_forms set live = new.number where id = new.form;
  end if;
  return null;
end $$;
create trigger form_told after insert or update on form_versions for each row execute function tell_form();

-- What is published asks the same for ever.
create function keep_published() returns trigger language plpgsql as $$
begin
  if (old.form, old.number, old.definition, old.hash, old.status) is distinct from (new.form, new.number, new.definition, new.hash, new.status) then
    raise exception 'A published version does not change';
  end if;
  return new;
end $$;
create trigger published_kept before update on form_versions for each row when (old.status = 'PUBLISHED') execute function keep_published();

-- What was thrown away before an instant is gone, with its versions; answers how many forms that were.
create function purge_forms(before timestamptz) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare gone uuid[];
begin
  select array_agg(id) into gone from designed_forms where binned_at < before;
  delete from form_versions where form = any(gone);
  delete from designed_forms where id = any(gone);
  return coalesce(cardinality(gone), 0);
end $$;
revoke execute on function purge_forms(timestamptz) from public;
grant execute on function purge_forms(timestamptz) to covergate_app;
