create table risk_industries (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  revision integer not null default 0,
  name text not null,
  description text,
  search text generated always as (lower(name)) stored,
  unique (name)
);
create index on risk_industries (name collate human, id);
create index on risk_industries (updated_at, id);
create index on risk_industries using gin (search gin_trgm_ops);
alter table risk_industries enable row level security;
create policy risk_industries_seen on risk_industries for select using ((select app_organisation()) is not null);
create policy risk_industries_locked on risk_industries for update using ((select app_organisation()) is not null) with check (
  (select app_sees_all())
);
create policy risk_industries_kept on risk_industries using (
  (select app_sees_all())
);
grant select, insert, update, delete on risk_industries to covergate_app;

insert into risk_industries (created_at, updated_at, name)
select now(), now(), unnest(array[
  'Employee benefits', 'Motor', 'Property', 'Marine', 'Liability', 'Personal accident', 'Travel', 'Engineering', 'Credit',
  'Surety', 'Other'
]);
