-- What is told as the end of an invoice is its end: of when its payer is reminded the row knows apart.
alter table invoices add column remind_at timestamptz(3);
update invoices i set
  remind_at = deadline_at,
  (deadline_at, deadline_event) = (
    select (armed ->> 'at')::timestamptz, armed ->> 'event'
    from jsonb_array_elements(i.snapshot -> 'deadlines') with ordinality each (armed, place)
    where armed ->> 'event' not like 'xstate.after.reminder.%' order by place limit 1
  )
where deadline_event like 'xstate.after.reminder.%';
create index on invoices (remind_at) where remind_at is not null;
