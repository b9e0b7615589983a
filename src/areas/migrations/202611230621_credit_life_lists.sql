create index on credit_life_quotations (created_at, id)
  where status in ('ACTIVE', 'CANCELLED') and policy_number is not null;
create index on credit_life_quotations (quotes_code collate human, id)
  where status in ('ACTIVE', 'CANCELLED') and policy_number is not null;
create index on credit_life_quotations (created_at, id) where spk_submission_date is not null;
