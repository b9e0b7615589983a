-- The time of a request begins with the first answers; who asks, and what is late, is looked for.
alter table adhoc_requests alter column due_at drop not null;
drop index adhoc_requests_due_at_id_idx;
drop index adhoc_requests_status_due_at_id_idx;
drop index adhoc_requests_due_at_id_idx1;
drop index adhoc_requests_due_at_id_idx2;
drop index adhoc_requests_desk_id_due_at_id_idx;
create index on adhoc_requests (asker_id);
update adhoc_requests set deadline_at = due_at where is_late and status in ('SUBMITTED', 'IN_REVIEW', 'DETAILS_ASKED');
-- In whose hands they are is found anew.
update adhoc_requests set awaits = null where status in ('SUBMITTED', 'IN_REVIEW', 'DETAILS_ASKED');
-- What nobody has answered yet has no time limit.
update adhoc_requests set due_at = null, deadline_at = null, deadline_event = null,
  snapshot = jsonb_set(jsonb_set(snapshot, '{context,dueAt}', 'null'), '{deadlines}', '[]')
  where submission is null and status = 'SUBMITTED' and not is_late;
