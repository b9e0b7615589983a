-- Of each kind its next ones, and which kinds there are, without reading past those of the others.
drop index outbox_due;
create index outbox_due on outbox (type, run_at, id) where done_at is null and failed_at is null;
