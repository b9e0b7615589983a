alter table remittances add payout uuid references payouts;
create index on remittances (payout);
-- Whoever asks for their payment holds them until it is asked for.
grant update on remittances to covergate_app;

-- Premiums are as the payment stands that they are in.
create function tell_remittances() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update remittances set
      status = case when new.status = 'PAID' then 'REMITTED' when new.status in ('REJECTED', 'CANCELLED') then 'UNREMITTED' else 'REQUESTED' end,
      payout = case when new.status in ('REJECTED', 'CANCELLED') then null else payout end,
      updated_at = new.updated_at, revision = revision + 1
    where payout = new.id;
  return null;
end $$;
revoke execute on function tell_remittances() from public;
create trigger remittances_told after update on payouts for each row when (new.kind = 'INSURER' and new.status <> old.status)
  execute function tell_remittances();
