-- What the rows of a list come to by status, currency and the Jakarta day of their making, for each organisation that sees them by a
-- column: each writing adds what it changes, and what stands there together is put together behind its back. Whoever adds waits for nobody.
create table kept_totals (
  area text not null,
  party text not null,
  organisation uuid not null,
  status text not null,
  currency text not null,
  day date not null,
  part text not null,
  count bigint not null,
  sums bigint[] not null
);
create index on kept_totals (area, party, organisation, day);
alter table kept_totals enable row level security;
create policy kept_totals_seen on kept_totals using ((select app_sees_all()) or organisation = (select app_organisation()));
grant select on kept_totals to covergate_app;

create function add_each(one bigint[], other bigint[]) returns bigint[] language sql immutable strict parallel safe as $$
  select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place) from unnest(one, other) with ordinality as each (a, b, place)
$$;
create aggregate sum_each(bigint[]) (sfunc = add_each, stype = bigint[], initcond = '{}', parallel = safe);

-- What a row adds, `sign` times.
create function totals_of(record jsonb, parties text[], of_part text, fields text[], sign integer)
returns table (party text, organisation uuid, status text, currency text, day date, part text, count bigint, sums bigint[])
language sql immutable as $$
  select p, (record ->> p)::uuid, record ->> 'status', record ->> 'currency',
    ((record ->> 'created_at')::timestamptz at time zone 'Asia/Jakarta')::date, coalesce(record ->> of_part, ''), sign::bigint,
    array(select sign * coalesce((record ->> f)::bigint, 0) from unnest(fields) with ordinality as each (f, place) order by place)
  from unnest(parties) p where record ->> p is not null
$$;

-- Of a table's trigger the area, the columns of who sees a row, the column of its part or none, and the sums.
create function keep_totals() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parties text[] := string_to_array(tg_argv[1], ',');
  fields text[] := string_to_array(tg_argv[3], ',');
begin
  insert into kept_totals (area, party, organisation, status, currency, day, part, count, sums)
    select tg_argv[0], party, organisation, status, currency, day, part, sum(count), sum_each(sums)
    from (
      select * from totals_of(to_jsonb(old), parties, tg_argv[2], fields, -1) where tg_op <> 'INSERT'
      union all
      select * from totals_of(to_jsonb(new), parties, tg_argv[2], fields, 1) where tg_op <> 'DELETE'
    ) changed
    group by party, organisation, status, currency, day, part
    having sum(count) <> 0 or exists (select from unnest(sum_each(sums)) one where one <> 0);
  return null;
end $$;
revoke execute on function keep_totals() from public;

-- Puts together what is one total, of so many at most; answers of how many.
create function fold_totals(most integer) returns integer language sql security definer set search_path = public, pg_temp as $$
  with many as (
    select area, party, organisation, status, currency, day, part from kept_totals
    group by area, party, organisation, status, currency, day, part having count(*) > 1 limit most
  ), gone as (
    delete from kept_totals k using many m
    where (k.area, k.party, k.organisation, k.status, k.currency, k.day, k.part)
      = (m.area, m.party, m.organisation, m.status, m.currency, m.day, m.part)
    returning k.*
  ), kept as (
    insert into kept_totals select area, party, organisation, status, currency, day, part, sum(count), sum_each(sums)
    from gone group by area, party, organisation, status, currency, day, part
    having sum(count) <> 0 or exists (select from unnest(sum_each(sums)) one where one <> 0)
    returning 1
  )
  select count(*)::integer from many
$$;
revoke execute on function fold_totals(integer) from public;
grant execute on function fold_totals(integer) to covergate_app;

-- Counts a table anew.
create function count_totals(of_area text, of_table regclass, parties text[], of_part text, fields text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from kept_totals where area = of_area;
  execute format(
    'insert into kept_totals
     select %L, k.party, k.organisation, k.status, k.currency, k.day, k.part, sum(k.count), sum_each(k.sums)
     from %s one cross join lateral totals_of(to_jsonb(one), %L, %L, %L, 1) k group by 2, 3, 4, 5, 6, 7',
    of_area, of_table, parties, of_part, fields
  );
end $$;
revoke execute on function count_totals(text, regclass, text[], text, text[]) from public;
