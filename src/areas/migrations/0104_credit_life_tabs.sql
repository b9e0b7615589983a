-- Each tab has its own index for each order that its list offers, so that a page costs the same however many rows the other
-- tabs hold. Codes are unique, and need no second column to be in order.
create index on credit_life_quotations (status, updated_at, id);
create index on credit_life_quotations (status, customer_name, id);
create index on credit_life_quotations (status, loan_amount, id);
create index on credit_life_quotations (status, quotes_code);
drop index credit_life_quotations_quotes_code_id_idx;
