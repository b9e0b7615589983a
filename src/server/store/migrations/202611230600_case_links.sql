-- The time limits of a case as the move left them that asked for the effect: until when something is asked of whoever gets a letter.
alter table outbox add column limits jsonb;

-- By which somebody without an account answers for a case: it stands as long as the time limits under which it was mailed.
create table case_links (
  token_hash text primary key,
  area text not null,
  case_id uuid not null,
  limits jsonb not null,
  shows jsonb not null,
  expires_at timestamptz(3) not null
);
create index case_links_case on case_links (area, case_id);
create index case_links_over on case_links (expires_at);

alter table case_links enable row level security;
create policy case_links_worked on case_links using ((select app_is_system()));
grant select, insert, delete on case_links to covergate_app;
