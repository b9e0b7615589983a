-- Where an insurer works that is kept by whoever sells for it: in the organisation that has arisen with it, else in that of its code. Known by its number, never listed.
create function insurer_house(of_insurer uuid) returns uuid language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(i.organisation, o.id) from insurers i left join organisations o on o.code = i.code and o.kind = 'insurer'
  where i.id = of_insurer
$$;
revoke execute on function insurer_house(uuid) from public;

-- Whose its money is by the books: its organisation's, or of its name where it does not work here.
create function insurer_holder(of_insurer uuid) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(insurer_house(id)::text, left(branding_name, 60)) from insurers where id = of_insurer
$$;
revoke execute on function insurer_holder(uuid) from public;
grant execute on function insurer_house(uuid), insurer_holder(uuid), pool_holder(uuid) to covergate_app;

create or replace function schedule_of(house uuid, of_insurer uuid, of_line text, product text, day date) returns uuid
language sql stable set search_path = public, pg_temp as $$
  select s.id from commission_schedules s
  where s.broker_id = house and s.line = of_line and day between s.valid_from and coalesce(s.valid_until, 'infinity')
    and (s.insurer is null or insurer_house(s.insurer) = of_insurer)
    and (s.product_code is null or s.product_code = product)
  order by (s.product_code is null), (s.insurer is null), s.valid_from desc, s.id limit 1
$$;

create or replace function branch_of(house uuid, of_insurer uuid, of_line text) returns uuid
language sql stable set search_path = public, pg_temp as $$
  select b.id from insurer_branches b
  where b.broker_id = house and (b.head_office or b.premium_lines ? of_line) and insurer_house(b.insurer) = of_insurer
  order by (b.premium_lines ? of_line) desc, b.code limit 1
$$;
