create table form_tests (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  form uuid references designed_forms not null,
  name text not null,
  day date not null,
  known jsonb,
  answers jsonb not null,
  expected jsonb not null,
  search text generated always as (lower(name)) stored
);
create index on form_tests (form, name collate human, id);
create index on form_tests (form, created_at, id);
create index on form_tests (form, updated_at, id);
create index on form_tests using gin (search gin_trgm_ops);
alter table form_tests enable row level security;
create policy form_tests_seen on form_tests using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update, delete on form_tests to covergate_app;

-- Deletes what was thrown away before and nothing refers to; the links to it and its tests go with it.
create or replace function purge_forms(before timestamptz) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare gone uuid[];
begin
  select array_agg(id) into gone from designed_forms f where binned_at < before
    and not exists (select from claim_forms where form = f.id)
    and not exists (select from request_types where form = f.id)
    and not exists (select from adhoc_requests where form = f.id)
    and not exists (select from post_quotes where form = f.id)
    and not exists (select from form_submissions where form = f.id);
  delete from form_links where form = any(gone);
  delete from form_tests where form = any(gone);
  delete from form_versions where form = any(gone);
  delete from designed_forms where id = any(gone);
  return coalesce(cardinality(gone), 0);
end $$;
