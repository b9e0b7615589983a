-- Who represents a partner sees its journeys.
drop policy train_policies_seen on train_policies;
create policy train_policies_seen on train_policies using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
  or partner_id = (select app_organisation())
  or partner_id = any((select app_represents())::uuid[])
);
drop policy bus_policies_seen on bus_policies;
create policy bus_policies_seen on bus_policies using (
  (select app_sees_all())
  or broker_id = (select app_organisation())
  or insurer_id = (select app_organisation())
  or partner_id = (select app_organisation())
  or partner_id = any((select app_represents())::uuid[])
);
