-- What nobody asks about any more is cleared away by the server itself.
create index notifications_by_age on notifications (at);
create policy notifications_cleared on notifications for delete using ((select app_is_system()));
grant delete on notifications to covergate_app;
