create table form_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  form uuid references designed_forms not null,
  number text not null,
  version uuid references form_versions,
  variant text,
  submitted_by text not null,
  status text,
  key1 text not null,
  key2 text not null,
  key3 text not null,
  key4 text not null,
  key5 text not null,
  blank_on date,
  definition uuid references form_definitions,
  hash text,
  shown jsonb,
  answers jsonb,
  files jsonb not null default '[]',
  personal jsonb,
  personal_files jsonb not null default '[]',
  search text generated always as (lower(number || ' ' || submitted_by || ' ' || key1 || ' ' || key2 || ' ' || key3 || ' ' || key4 || ' ' || key5)) stored
);
create index on form_submissions (version);
create index on form_submissions (definition);
create index on form_submissions (form, number collate human, id);
create index on form_submissions (form, created_at, id);
create index on form_submissions (form, key1 collate human, id);
create index on form_submissions (form, key2 collate human, id);
create index on form_submissions (form, key3 collate human, id);
create index on form_submissions (form, key4 collate human, id);
create index on form_submissions (form, key5 collate human, id);
create index on form_submissions using gin (search gin_trgm_ops);
alter table form_submissions enable row level security;
create policy form_submissions_seen on form_submissions using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert on form_submissions to covergate_app;

create sequence form_submission_numbers;
grant usage on sequence form_submission_numbers to covergate_app;
-- What is to be blanked is looked for by its day.
create index on form_submissions (blank_on, id) where blank_on is not null;

-- Leaves of what answers tell of a person what is said, with these files, until a day; without any they are blanked.
create function blank_submission(one uuid, rest jsonb, held jsonb, next date) returns void language sql security definer set search_path = public, pg_temp as $$
  update form_submissions set personal = rest, personal_files = held, blank_on = next, revision = revision + 1, updated_at = now(),
    status = case when rest is null then 'BLANKED' else status end
  where id = one;
  update files set dropped_at = now()
  where area = 'form_submission' and case_id = one and field = 'personalFiles' and dropped_at is null
    and not exists (select from jsonb_array_elements(held) kept where kept ->> 'id' = files.id::text)
$$;
revoke execute on function blank_submission(uuid, jsonb, jsonb, date) from public;
grant execute on function blank_submission(uuid, jsonb, jsonb, date) to covergate_app;
