-- A claim keeps the version of the form that it is told by, and which answers it was given.
alter table agent_claims add column form uuid;
alter table agent_claims add column form_version uuid;
alter table agent_claims add column submission_id text;
alter table agent_claims add column submission text;
alter table agent_claims add column answered_at timestamp(3) with time zone;
alter table agent_claims add FOREIGN KEY (form) REFERENCES designed_forms(id);
alter table agent_claims add FOREIGN KEY (form_version) REFERENCES form_versions(id);
create index on agent_claims (form);
create index on agent_claims (form_version);

-- Deletes what was thrown away before and nothing refers to; the links to it and its tests go with it.
create or replace function purge_forms(before timestamptz) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare gone uuid[];
begin
  select array_agg(id) into gone from designed_forms f where binned_at < before
    and not exists (select from claim_forms where form = f.id)
    and not exists (select from agent_claims where form = f.id)
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
