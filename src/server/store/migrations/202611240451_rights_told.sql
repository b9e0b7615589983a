-- Every process hears at once that what people may do, or whom they stand for, may be other than before.
create function tell_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('covergate_moves', '[{"type":"rights"}]');
  return null;
end $$;
create trigger rights_told after insert or update on rights_changes for each statement execute function tell_rights();
create trigger standing_told after update or delete on memberships for each statement execute function tell_rights();
create trigger lock_told after update of locked_at on users for each statement execute function tell_rights();
