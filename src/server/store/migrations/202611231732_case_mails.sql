-- When somebody is mailed of cases that came to them, and up to when they were told once a day.
alter table users
  add column case_mails text not null default 'atOnce' check (case_mails in ('atOnce', 'daily', 'never')),
  add column digested_at timestamptz(3);
create index users_digested on users (id) where case_mails = 'daily';
grant update (case_mails, digested_at) on users to covergate_app;
