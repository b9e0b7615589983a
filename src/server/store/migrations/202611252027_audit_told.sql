-- What is kept in the audit is told in words that can be listed, to the organisation for which it was done: the platform's, where no other is known.
create function tell_audit(one audit) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into audit_entries (created_at, updated_at, organisation_id, happened_at, person, event, result, reason, address, door, detail)
  select one.at, one.at, whose.id, one.at,
    coalesce((select left(u.full_name, 200) from users u where u.id = one.user_id), '—'),
    one.event, one.result, left(one.detail ->> 'reason', 200), left(one.address, 100), left(one.detail ->> 'door', 300), one.detail
  from (
    select o.id from organisations o where o.id = coalesce(
      one.organisation_id,
      (select u.home from users u where u.id = one.user_id),
      (select p.id from organisations p where p.kind = 'platform' order by p.id limit 1)
    )
  ) whose
$$;
revoke execute on function tell_audit from public;

create function audit_told() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform tell_audit(new);
  return null;
end $$;
create trigger audit_told after insert on audit for each row execute function audit_told();
select tell_audit(audit) from audit;

create trigger audit_entries_last before update or delete or truncate on audit_entries for each statement execute function refuse_change();
