-- How much of something somebody has taken since the window began. The constraint is the limit: a statement that takes from
-- several buckets takes from all of them or from none. A quota of an organisation is one row that all its moves wait for: it may
-- not wait for the disk. After a crash the windows begin anew.
create unlogged table quotas (
  bucket text primary key,
  used bigint not null,
  most bigint not null,
  ends_at timestamptz(3) not null,
  constraint quotas_kept check (used <= most)
);
create index quotas_ending on quotas (ends_at);

alter table quotas enable row level security;
create policy quotas_worked on quotas using ((select app_is_system()));
grant select, insert, update, delete on quotas to covergate_app;
