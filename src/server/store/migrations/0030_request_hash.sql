-- Keyed hash of what was asked for under the idempotency key: the event as it was sent, and the revision it was sent for. Null
-- where nobody sent anything, and in rows from before.
alter table timeline add column request_hash text;
