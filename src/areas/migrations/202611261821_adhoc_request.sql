create table adhoc_requests (
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
  hands text[],
  held_by uuid,
  held_for uuid,
  held_until timestamptz(3),
  desk_since timestamptz(3),
  desk_by text,
  outcome text,
  outcome_at timestamptz(3),
  type uuid references request_types not null,
  subject text not null,
  description text,
  request_number text not null,
  section uuid references role_sections not null,
  limit_hours integer not null,
  asker text not null,
  form uuid references designed_forms,
  submission_id text,
  submission text,
  answered_at timestamptz(3),
  reviewer text,
  question text,
  answer text,
  closing text,
  closed_by text,
  due_at timestamptz(3) not null,
  is_late boolean not null default 'false',
  late_since timestamptz(3),
  climbed_to text,
  search text generated always as (lower(request_number || ' ' || subject || ' ' || asker || ' ' || coalesce(reviewer, ''))) stored,
  unique (organisation_id, request_number)
);
create index on adhoc_requests (type);
create index on adhoc_requests (section);
create index on adhoc_requests (form);
create index on adhoc_requests (created_at, id);
create index on adhoc_requests (updated_at, id);
create index on adhoc_requests (due_at, id);
create index on adhoc_requests (request_number collate human, id);
create index on adhoc_requests (subject collate human, id);
create index on adhoc_requests (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on adhoc_requests (status, created_at, id);
create index on adhoc_requests (status, updated_at, id);
create index on adhoc_requests (status, due_at, id);
create index on adhoc_requests (status, request_number collate human, id);
create index on adhoc_requests (status, subject collate human, id);
create index on adhoc_requests (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on adhoc_requests (organisation_id, created_at, id);
create index on adhoc_requests (status, organisation_id);
create index on adhoc_requests (created_at, id) where status in ('SUBMITTED', 'IN_REVIEW', 'DETAILS_ASKED');
create index on adhoc_requests (updated_at, id) where status in ('SUBMITTED', 'IN_REVIEW', 'DETAILS_ASKED');
create index on adhoc_requests (due_at, id) where status in ('SUBMITTED', 'IN_REVIEW', 'DETAILS_ASKED');
create index on adhoc_requests (request_number collate human, id) where status in ('SUBMITTED', 'IN_REVIEW', 'DETAILS_ASKED');
create index on adhoc_requests (subject collate human, id) where status in ('SUBMITTED', 'IN_REVIEW', 'DETAILS_ASKED');
create index on adhoc_requests (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where status in ('SUBMITTED', 'IN_REVIEW', 'DETAILS_ASKED');
create index on adhoc_requests (created_at, id) where status in ('DONE', 'DECLINED', 'WITHDRAWN');
create index on adhoc_requests (updated_at, id) where status in ('DONE', 'DECLINED', 'WITHDRAWN');
create index on adhoc_requests (due_at, id) where status in ('DONE', 'DECLINED', 'WITHDRAWN');
create index on adhoc_requests (request_number collate human, id) where status in ('DONE', 'DECLINED', 'WITHDRAWN');
create index on adhoc_requests (subject collate human, id) where status in ('DONE', 'DECLINED', 'WITHDRAWN');
create index on adhoc_requests (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where status in ('DONE', 'DECLINED', 'WITHDRAWN');
create index on adhoc_requests (request_number);
create index on adhoc_requests (deadline_at) where deadline_at is not null;
create index on adhoc_requests (desk_id, created_at, id) where desk_id is not null;
create index on adhoc_requests (desk_id, updated_at, id) where desk_id is not null;
create index on adhoc_requests (desk_id, due_at, id) where desk_id is not null;
create index on adhoc_requests (desk_id, request_number collate human, id) where desk_id is not null;
create index on adhoc_requests (desk_id, subject collate human, id) where desk_id is not null;
create index on adhoc_requests (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on adhoc_requests (desk_id, desk_since, id) where desk_id is not null;
create index on adhoc_requests (organisation_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on adhoc_requests (id) where awaits is null;
create index on adhoc_requests (held_by) where held_by is not null;
create index on adhoc_requests (outcome_at) include (outcome, created_at, organisation_id) where outcome_at is not null;
create index on adhoc_requests using gin (search gin_trgm_ops);
alter table adhoc_requests enable row level security;
create policy adhoc_requests_seen on adhoc_requests using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update on adhoc_requests to covergate_app;
