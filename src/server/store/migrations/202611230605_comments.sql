-- What people say about a case, apart from what happens to it: to their own organisation, or to all who see the case.
create table comments (
  id uuid primary key,
  area text not null,
  case_id uuid not null,
  parties uuid[] not null,
  organisation_id uuid not null references organisations,
  user_id uuid not null,
  audience text not null check (audience in ('own', 'all')),
  text text not null check (char_length(text) between 1 and 2000),
  mentions jsonb not null,
  created_at timestamptz(3) not null,
  edited_at timestamptz(3)
);
create index comments_case on comments (area, case_id, created_at desc, id desc);

alter table comments enable row level security;
create policy comments_own on comments using (organisation_id = (select app_organisation()) or (select app_is_system()));
create policy comments_told on comments for select using (
  audience = 'all' and ((select app_sees_all()) or parties && (select app_organisations()) or exists (
    select from admitted a where a.area = comments.area and a.record_id = comments.case_id
      and a.organisation_id = any((select app_organisations())::uuid[])
  ))
);
grant select, insert, delete on comments to covergate_app;
grant update (text, mentions, edited_at) on comments to covergate_app;

-- Who mentions somebody has a mail sent.
create policy mails_written on mails for insert with check (true);
