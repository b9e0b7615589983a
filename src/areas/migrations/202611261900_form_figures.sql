-- When somebody began with what they have sent: as soon as anything of it was kept. It is known of what is begun from now on.
alter table drafts add column begun_at timestamptz(3);
alter table form_link_secrets add column begun_at timestamptz(3);
alter table form_submissions add column begun_at timestamptz(3);

create function draft_begun(person uuid, organisation uuid, form_area text, form_place text) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as $$
  select begun_at from drafts
  where user_id = person and organisation_id = organisation and area = form_area and place = form_place
$$;
revoke execute on function draft_begun(uuid, uuid, text, text) from public;
grant execute on function draft_begun(uuid, uuid, text, text) to covergate_app;

-- The newest of a version, and the drafts of one.
create index on form_submissions (version, created_at desc);
create index on drafts (area, place);

-- How often people were held up at a field by a rule: no answer, and nobody's name.
create table form_stumblings (
  version uuid not null references form_versions on delete cascade,
  field text not null,
  rule text not null,
  times integer not null default 1,
  primary key (version, field, rule)
);
alter table form_stumblings enable row level security;
create policy form_stumblings_worked on form_stumblings using ((select app_is_system()));
grant select, insert, update, delete on form_stumblings to covergate_app;
