-- Whoever works within the scope of an organisation tells the audit nothing: the server does, of everybody.
alter policy audit_written on audit with check ((select app_is_system()));
