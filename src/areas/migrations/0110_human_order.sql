-- Lists are sorted by text in this order, so the indexes of those sorts are in it too.
drop index credit_life_quotations_customer_name_id_idx;
drop index credit_life_quotations_status_customer_name_id_idx;
drop index credit_life_quotations_status_quotes_code_idx;
create index on credit_life_quotations (quotes_code collate human, id);
create index on credit_life_quotations (customer_name collate human, id);
create index on credit_life_quotations (status, quotes_code collate human);
create index on credit_life_quotations (status, customer_name collate human, id);

drop index banks_organisation_id_name_id_idx;
drop index banks_organisation_id_code_id_idx;
create index on banks (organisation_id, name collate human, id);
create index on banks (organisation_id, code collate human, id);

drop index brokers_organisation_id_name_id_idx;
create index on brokers (organisation_id, name collate human, id);
