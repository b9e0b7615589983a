-- Who has taken how much is for the server's own work alone.
alter table quotas enable row level security;
create policy quotas_worked on quotas using (coalesce(current_setting('app.kind', true), '') = 'system');
