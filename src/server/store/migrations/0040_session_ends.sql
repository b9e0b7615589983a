-- `expires_at` is when a session ends unless its person is seen before, `ends_by` when it ends all the same.
alter table sessions
  add column ends_by timestamptz(3),
  -- When the last refresh tokens were replaced, the newest first, and a keyed hash of the client that had the newest replaced.
  add column rotations timestamptz(3)[] not null default '{}',
  add column client_hash text;
update sessions set ends_by = expires_at, expires_at = least(expires_at, refreshed_at + interval '6 hours');
alter table sessions alter column ends_by set not null;
create index sessions_open on sessions (expires_at) where ended_at is null;
