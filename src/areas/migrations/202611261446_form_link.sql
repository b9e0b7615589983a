create table form_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  form uuid references designed_forms not null,
  recipient text not null,
  about text,
  variant text,
  hours integer,
  status text,
  issued_at timestamptz(3),
  expires_at timestamptz(3),
  submission text,
  search text generated always as (lower(recipient || ' ' || coalesce(about, '') || ' ' || coalesce(submission, ''))) stored
);
create index on form_links (form, recipient collate human, id);
create index on form_links (form, created_at, id);
create index on form_links (form, updated_at, id);
create index on form_links using gin (search gin_trgm_ops);
alter table form_links enable row level security;
create policy form_links_seen on form_links using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update on form_links to covergate_app;

create index on form_links (expires_at) where status = 'OPEN';

-- What proves a link, and what was typed by it that is not sent yet: the server alone asks for it.
create table form_link_secrets (
  link uuid primary key references form_links on delete cascade,
  token_hash text not null unique,
  typed jsonb,
  draft_revision integer not null default 0,
  saved_at timestamptz(3)
);
alter table form_link_secrets enable row level security;
create policy form_link_secrets_worked on form_link_secrets using ((select app_is_system()));
grant select, update, delete on form_link_secrets to covergate_app;

-- From now on a link leads by this token alone.
create function keep_form_link(one uuid, hash text) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into form_link_secrets (link, token_hash) values (one, hash)
  on conflict (link) do update set token_hash = excluded.token_hash
$$;
revoke execute on function keep_form_link(uuid, text) from public;
grant execute on function keep_form_link(uuid, text) to covergate_app;
