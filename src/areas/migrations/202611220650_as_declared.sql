-- How many decimals a number has is the declaration's to say; a column that rounds would do it without a word.
alter table brokers
  alter column commission type numeric,
  alter column platform_fee type numeric,
  alter column ppn type numeric,
  alter column pph23 type numeric;
alter table credit_life_quotations
  alter column base_rate type numeric,
  alter column loading_rate type numeric,
  alter column body_mass_index type numeric;

drop index credit_life_quotations_status_quotes_code_idx;
create index on credit_life_quotations (status, quotes_code collate human, id);
