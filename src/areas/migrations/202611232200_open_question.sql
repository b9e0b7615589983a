-- What the partner of a quotation has been asked and has not answered.
alter table credit_life_quotations add column open_question text;
