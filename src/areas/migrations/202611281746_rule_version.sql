create table rule_versions (
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
  rule_table uuid references rule_tables not null,
  valid_from date not null,
  note text not null,
  title text not null,
  number integer not null,
  rows jsonb not null,
  examples jsonb not null,
  former_rows jsonb not null,
  author text,
  submitted_at timestamptz(3),
  submitted_by text,
  approved_at timestamptz(3),
  approved_by text,
  reason text,
  search text generated always as (lower(title || ' ' || note)) stored,
  unique (organisation_id, title)
);
create index on rule_versions (rule_table);
create index on rule_versions (title collate human, id);
create index on rule_versions (created_at, id);
create index on rule_versions (updated_at, id);
create index on rule_versions (valid_from, id);
create index on rule_versions (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on rule_versions (status, title collate human, id);
create index on rule_versions (status, created_at, id);
create index on rule_versions (status, updated_at, id);
create index on rule_versions (status, valid_from, id);
create index on rule_versions (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on rule_versions (organisation_id, updated_at, id);
create index on rule_versions (status, organisation_id);
create index on rule_versions (title);
create index on rule_versions (deadline_at) where deadline_at is not null;
create index on rule_versions (desk_id, title collate human, id) where desk_id is not null;
create index on rule_versions (desk_id, created_at, id) where desk_id is not null;
create index on rule_versions (desk_id, updated_at, id) where desk_id is not null;
create index on rule_versions (desk_id, valid_from, id) where desk_id is not null;
create index on rule_versions (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on rule_versions (desk_id, desk_since, id) where desk_id is not null;
create index on rule_versions (organisation_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on rule_versions (id) where awaits is null;
create index on rule_versions (held_by) where held_by is not null;
create index on rule_versions (outcome_at) include (outcome, created_at, organisation_id) where outcome_at is not null;
create index on rule_versions using gin (search gin_trgm_ops);
alter table rule_versions enable row level security;
create policy rule_versions_seen on rule_versions using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update on rule_versions to covergate_app;

-- What is in force is asked at each beginning.
create index on rule_versions (organisation_id, rule_table, valid_from desc, number desc) where status = 'APPROVED';

-- What was approved holds as it was approved for ever; it may be taken back.
create function keep_approved() returns trigger language plpgsql as $$
begin
  if (old.rule_table, old.number, old.valid_from, old.rows, old.organisation_id) is distinct from (new.rule_table, new.number, new.valid_from, new.rows, new.organisation_id) then
    raise exception 'An approved version does not change';
  end if;
  return new;
end $$;
create trigger approved_kept before update on rule_versions for each row when (old.status = 'APPROVED') execute function keep_approved();
