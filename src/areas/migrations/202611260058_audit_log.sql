alter table audit_entries add column acted_for text;
alter table audit_entries drop column search, add column search text generated always as (lower(person || ' ' || coalesce(acted_for, '') || ' ' || coalesce(reason, '') || ' ' || coalesce(address, '') || ' ' || coalesce(door, ''))) stored;
create index on audit_entries using gin (search gin_trgm_ops);

create or replace function tell_audit(one audit) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into audit_entries (created_at, updated_at, organisation_id, happened_at, person, acted_for, event, result, reason, address, door, detail)
  select one.at, one.at, whose.id, one.at,
    coalesce((select left(u.full_name, 200) from users u where u.id = one.user_id), '—'),
    (select left(u.full_name, 200) from users u
      where u.id::text = coalesce(one.detail ->> 'actsFor', case when one.event in ('actFor', 'actForEnd') then one.detail ->> 'person' end)),
    one.event, one.result, left(one.detail ->> 'reason', 200), left(one.address, 100), left(one.detail ->> 'door', 300), one.detail
  from (
    select o.id from organisations o where o.id = coalesce(
      one.organisation_id,
      (select u.home from users u where u.id = one.user_id),
      (select p.id from organisations p where p.kind = 'platform' order by p.id limit 1)
    )
  ) whose
$$;
