-- How a case was decided and when, by the first entry of the outcome that it has now: counted by period, and what a list is narrowed by.
alter table credit_life_quotations add column outcome text, add column outcome_at timestamptz(3);
update credit_life_quotations c set outcome = case decided.to_status when 'REJECTED' then 'refused' else 'granted' end, outcome_at = decided.at
from (
  select distinct on (case_id) case_id, to_status, at from timeline
  where area = 'credit_life' and to_status in ('APPROVED', 'ACTIVE', 'REJECTED')
    and from_status is distinct from to_status and not (from_status = 'APPROVED' and to_status = 'ACTIVE')
  order by case_id, revision desc
) decided where decided.case_id = c.id;
create index on credit_life_quotations (outcome_at) include (outcome, created_at, broker_id, insurer_id, bank_id, partner_id) where (outcome_at is not null);

alter table cancellations add column outcome text, add column outcome_at timestamptz(3);
update cancellations c set outcome = case decided.to_status when 'REJECTED' then 'refused' else 'granted' end, outcome_at = decided.at
from (
  select distinct on (case_id) case_id, to_status, at from timeline
  where area = 'cancellation' and to_status in ('APPROVED', 'REJECTED') and from_status is distinct from to_status
  order by case_id, revision desc
) decided where decided.case_id = c.id;
create index on cancellations (outcome_at) include (outcome, created_at, broker_id, insurer_id, bank_id, partner_id) where (outcome_at is not null);
