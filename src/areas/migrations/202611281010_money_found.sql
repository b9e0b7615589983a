-- Found by the order at the gateway, the receipt, the account to which it goes, and by the sum.
alter table invoices drop column search, add search text generated always as (lower(number || ' ' || code || ' ' || customer_name || ' ' || coalesce(payment_reference, '') || ' ' || coalesce(instruction, ''))) stored;
create index on invoices using gin (search gin_trgm_ops);
alter table disbursements drop column search, add search text generated always as (lower(number || ' ' || claim_number || ' ' || customer_name || ' ' || account_name || ' ' || account_number || ' ' || coalesce(payment_reference, ''))) stored;
create index on disbursements using gin (search gin_trgm_ops);
alter table payouts drop column search, add search text generated always as (lower(number || ' ' || coalesce(transfer_reference, '') || ' ' || payee_name || ' ' || account_number || ' ' || coalesce(source_number, '') || ' ' || coalesce(receipt, ''))) stored;
create index on payouts using gin (search gin_trgm_ops);
create index on payment_exceptions (amount);
