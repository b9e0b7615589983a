-- Null: never since this was kept. Who proved their identity before that instant has done so by a password that is no longer theirs.
alter table users add column password_set_at timestamptz(3);
grant update (password_set_at) on users to covergate_app;
