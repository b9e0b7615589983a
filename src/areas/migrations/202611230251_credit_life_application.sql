alter table credit_life_quotations add column partner_email text;
