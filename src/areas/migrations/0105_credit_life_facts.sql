-- What the events make of a quotation is no longer filled in beforehand.
update credit_life_quotations set
  policy_period = null,
  remaining_sum_insured = case when policy_number is null then null when status = 'CANCELLED' then 0 else total_sum_insured end,
  refund_date = null,
  refund_amount = null;

alter table credit_life_quotations rename column insurer_approved_at to approved_at;
alter table credit_life_quotations add column approved_by text;

alter table credit_life_quotations add constraint credit_life_quotations_sums check (
  loan_amount between 0 and 1000000000000000
  and premium between 0 and 1000000000000000
  and total_premium between 0 and 1000000000000000
  and extra_premium between 0 and 1000000000000000
  and premium_paid_amount between 0 and 1000000000000000
  and invoice_amount between 0 and 1000000000000000
  and total_sum_insured between 0 and 1000000000000000
  and remaining_sum_insured between 0 and 1000000000000000
  and refund_amount between 0 and 1000000000000000
) not valid;
-- A row from when larger sums were accepted may not keep all others from being served.
do $$ begin
  alter table credit_life_quotations validate constraint credit_life_quotations_sums;
exception when check_violation then null;
end $$;
