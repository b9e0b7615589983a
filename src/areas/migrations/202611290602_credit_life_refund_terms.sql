-- What goes back of the premium when a policy ends: its house's own rows, where it began under such.
alter table credit_life_quotations add column refund_terms jsonb;
