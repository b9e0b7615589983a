create policy role_levels_locked on role_levels for update using ((select app_organisation()) is not null) with check (
  (select app_sees_all())
);
create policy role_sections_locked on role_sections for update using ((select app_organisation()) is not null) with check (
  (select app_sees_all())
);
