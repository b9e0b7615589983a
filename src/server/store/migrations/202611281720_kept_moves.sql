-- Which transition a move has taken, as the chart calls it; null of a beginning, and of what was written before it was kept.
alter table timeline add column taken text;

-- How long something took, by four steps a doubling from a minute on; 0 is less than that.
create function stay_step(stayed interval) returns smallint language sql immutable parallel safe as $$
  select case when extract(epoch from stayed) < 60 then 0
    else 1 + floor(4 * ln(extract(epoch from stayed)::float8 / 60) / ln(2::float8)) end::smallint
$$;

-- The timeline as moves: how long a case had stood in the status that it leaves, and whether it comes back to one that it has been in.
create view moves with (security_invoker = true) as
select area, case_id, revision, at, from_status, to_status, event ->> 'type' as event, taken,
  case when from_status <> to_status then stay_step(at - max(at) filter (where from_status is distinct from to_status)
    over (partition by area, case_id order by revision rows between unbounded preceding and 1 preceding)) end as stayed,
  coalesce(from_status <> to_status, false)
    and row_number() over (partition by area, case_id, to_status order by revision) > 1 as is_back
from timeline;
grant select on moves to covergate_app;

-- How many moves there were by the Jakarta day, for each organisation that sees a case by a column, and for who sees all, by none: each
-- move adds itself, and what stands there together is put together behind its back. Whoever adds waits for nobody.
create table kept_moves (
  area text not null,
  party text not null,
  organisation uuid,
  day date not null,
  from_status text,
  to_status text not null,
  event text not null,
  taken text,
  stayed smallint,
  is_back boolean not null,
  count integer not null
);
create index on kept_moves (area, party, organisation, day);
alter table kept_moves enable row level security;
create policy kept_moves_written on kept_moves for insert with check (true);
create policy kept_moves_seen on kept_moves for select using ((select app_sees_all()) or organisation = (select app_organisation()));
grant select, insert on kept_moves to covergate_app;

-- Puts together what is one count, of so many at most; answers of how many.
create function fold_moves(most integer) returns integer language sql security definer set search_path = public, pg_temp as $$
  with many as (
    select area, party, organisation, day, from_status, to_status, event, taken, stayed, is_back from kept_moves
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 having count(*) > 1 limit most
  ), gone as (
    delete from kept_moves k using many m
    where (k.area, k.party, k.day, k.to_status, k.event, k.is_back) = (m.area, m.party, m.day, m.to_status, m.event, m.is_back)
      and (k.organisation, k.from_status, k.taken, k.stayed)
        is not distinct from (m.organisation, m.from_status, m.taken, m.stayed)
    returning k.*
  ), kept as (
    insert into kept_moves
    select area, party, organisation, day, from_status, to_status, event, taken, stayed, is_back, sum(count)
    from gone group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  )
  select count(*)::integer from many
$$;
revoke execute on function fold_moves(integer) from public;
grant execute on function fold_moves(integer) to covergate_app;

-- Counts an area's moves anew.
create function count_moves(of_area text, of_table regclass, parties text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from kept_moves where area = of_area;
  execute format(
    'insert into kept_moves
     select %L, seen.party, seen.organisation, (m.at at time zone ''Asia/Jakarta'')::date,
       m.from_status, m.to_status, m.event, m.taken, m.stayed, m.is_back, count(*)
     from moves m join %s one on one.id = m.case_id
       cross join lateral (values ('''', null::uuid)%s) seen (party, organisation)
     where m.area = %L and (seen.organisation is not null or seen.party = '''')
     group by 2, 3, 4, 5, 6, 7, 8, 9, 10',
    of_area, of_table, (select string_agg(format(', (%L, one.%I)', p, p), '') from unnest(parties) p), of_area
  );
end $$;
revoke execute on function count_moves(text, regclass, text[]) from public;
