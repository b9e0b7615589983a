create table rule_tables (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  revision integer not null default 0,
  code text not null,
  explanation jsonb,
  kept boolean not null default 'false',
  search text generated always as (lower(code || ' ' || coalesce(explanation::text, ''))) stored,
  unique (code)
);
create index on rule_tables (code collate human, id);
create index on rule_tables (updated_at, id);
create index on rule_tables using gin (search gin_trgm_ops);
alter table rule_tables enable row level security;
create policy rule_tables_seen on rule_tables for select using ((select app_organisation()) is not null);
create policy rule_tables_locked on rule_tables for update using ((select app_organisation()) is not null) with check (
  (select app_sees_all())
);
create policy rule_tables_kept on rule_tables using (
  (select app_sees_all())
);
grant select on rule_tables to covergate_app;

-- Puts what the lifecycles declare among the tables; what none declares any more stays, and says so.
create function keep_rule_tables(declared jsonb, at timestamptz) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into rule_tables (created_at, updated_at, code, explanation, kept) select at, at, key, value, true from jsonb_each(declared)
    on conflict (code) do update set kept = true, explanation = excluded.explanation
      where not rule_tables.kept or rule_tables.explanation is distinct from excluded.explanation;
  update rule_tables set kept = false where kept and not declared ? code;
$$;
revoke execute on function keep_rule_tables(jsonb, timestamptz) from public;
grant execute on function keep_rule_tables(jsonb, timestamptz) to covergate_app;
