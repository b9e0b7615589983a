create table invoice_lines (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  broker_id uuid not null references organisations,
  partner_id uuid references organisations,
  currency text not null default 'IDR',
  revision integer not null default 0,
  invoice uuid references invoices not null,
  place integer not null,
  kind text not null,
  number text not null,
  title text not null,
  amount bigint not null,
  train_policy uuid references train_policies,
  bus_policy uuid references bus_policies,
  claim uuid references agent_claims,
  search text generated always as (lower(number || ' ' || title)) stored
);
create index on invoice_lines (train_policy);
create index on invoice_lines (bus_policy);
create index on invoice_lines (claim);
create index on invoice_lines (invoice, place, id);
create index on invoice_lines (invoice, number collate human, id);
create index on invoice_lines (invoice, amount, id);
create index on invoice_lines using gin (search gin_trgm_ops);
alter table invoice_lines enable row level security;
create policy invoice_lines_seen on invoice_lines using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or partner_id = (select app_organisation())
  or partner_id = any((select app_represents())::uuid[])
);
grant select on invoice_lines to covergate_app;

-- What an invoice bills is kept with its making.
create function keep_invoice_lines(made invoices) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into invoice_lines (
      created_at, updated_at, broker_id, partner_id, currency, invoice, place, kind, number, title, amount, train_policy, bus_policy, claim
    )
    select made.created_at, made.created_at, made.broker_id, made.partner_id, made.currency, made.id, place, line ->> 'kind',
      line ->> 'number', line ->> 'title', (line ->> 'amount')::bigint, t.id, b.id,
      case line ->> 'kind' when 'OWN_RISK' then made.claim end
    from jsonb_array_elements(made.snapshot -> 'context' -> 'lines') with ordinality as each (line, place)
    left join train_policies t on t.id = any(made.train_policies) and t.id::text = line ->> 'id'
    left join bus_policies b on b.id = any(made.bus_policies) and b.id::text = line ->> 'id'
$$;
revoke execute on function keep_invoice_lines(invoices) from public;
create function keep_lines_of_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_invoice_lines(new);
  return null;
end $$;
revoke execute on function keep_lines_of_invoice() from public;
create trigger lines_kept after insert on invoices for each row execute function keep_lines_of_invoice();

-- What was billed before.
select keep_invoice_lines(i) from invoices i order by created_at, id;
