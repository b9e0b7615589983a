create table post_quotes (
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
  quotes_code text not null,
  insurer uuid references insurers not null,
  form uuid references designed_forms not null,
  product_category text not null,
  customer_name text not null,
  currency text not null,
  premium bigint not null,
  source text,
  submission text,
  answered_at timestamptz(3),
  answered_by text,
  receipt text,
  delivered_at timestamptz(3),
  reason text,
  search text generated always as (lower(quotes_code || ' ' || customer_name || ' ' || coalesce(submission, ''))) stored
);
create index on post_quotes (insurer);
create index on post_quotes (form);
create index on post_quotes (quotes_code collate human, id);
create index on post_quotes (customer_name collate human, id);
create index on post_quotes (premium, id);
create index on post_quotes (created_at, id);
create index on post_quotes (updated_at, id);
create index on post_quotes (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on post_quotes (status, quotes_code collate human, id);
create index on post_quotes (status, customer_name collate human, id);
create index on post_quotes (status, premium, id);
create index on post_quotes (status, created_at, id);
create index on post_quotes (status, updated_at, id);
create index on post_quotes (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on post_quotes (organisation_id, updated_at, id);
create index on post_quotes (status, organisation_id);
create index on post_quotes (deadline_at) where deadline_at is not null;
create index on post_quotes (desk_id, quotes_code collate human, id) where desk_id is not null;
create index on post_quotes (desk_id, customer_name collate human, id) where desk_id is not null;
create index on post_quotes (desk_id, premium, id) where desk_id is not null;
create index on post_quotes (desk_id, created_at, id) where desk_id is not null;
create index on post_quotes (desk_id, updated_at, id) where desk_id is not null;
create index on post_quotes (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where desk_id is not null;
create index on post_quotes (desk_id, desk_since, id) where desk_id is not null;
create index on post_quotes (organisation_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where deadline_at is not null;
create index on post_quotes (id) where awaits is null;
create index on post_quotes (held_by) where held_by is not null;
create index on post_quotes (outcome_at) include (outcome, created_at, organisation_id) where outcome_at is not null;
create index on post_quotes using gin (search gin_trgm_ops);
alter table post_quotes enable row level security;
create policy post_quotes_seen on post_quotes using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update on post_quotes to covergate_app;

-- What an insurer has asked of a quotation, each time as it was asked: nothing else is answered but these and our own form.
create table post_quote_questions (
  post_quote uuid not null references post_quotes on delete cascade,
  definition uuid not null references form_definitions,
  primary key (post_quote, definition)
);
create index on post_quote_questions (definition);
alter table post_quote_questions enable row level security;
create policy post_quote_questions_worked on post_quote_questions using ((select app_is_system()));
grant select, insert on post_quote_questions to covergate_app;

-- How often in a row an insurer was not to be had for an organisation, and until when it is not asked again.
create table insurer_breakers (
  organisation_id uuid primary key references organisations,
  failures integer not null default 0,
  open_until timestamptz(3)
);
alter table insurer_breakers enable row level security;
create policy insurer_breakers_worked on insurer_breakers using ((select app_is_system()));
grant select, insert, update on insurer_breakers to covergate_app;

-- How the sandbox of an insurer answers an organisation; up where nobody has switched it.
create table insurer_sandboxes (
  organisation_id uuid primary key references organisations,
  mode text not null
);
alter table insurer_sandboxes enable row level security;
create policy insurer_sandboxes_switched on insurer_sandboxes using (
  (select app_is_system()) or organisation_id = (select app_organisation())
);
grant select, insert, update on insurer_sandboxes to covergate_app;

-- What the sandbox has taken: under the same key once, whatever it has answered.
create table insurer_sandbox_deliveries (
  organisation_id uuid not null references organisations,
  key text not null,
  hash text not null,
  receipt text not null,
  at timestamptz(3) not null,
  primary key (organisation_id, key)
);
alter table insurer_sandbox_deliveries enable row level security;
create policy insurer_sandbox_deliveries_worked on insurer_sandbox_deliveries using ((select app_is_system()));
grant select, insert on insurer_sandbox_deliveries to covergate_app;
