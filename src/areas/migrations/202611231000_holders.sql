-- Who has taken a case, for which organisation, and until when: a courtesy beside the machine, and nobody's by itself when its time is over.
alter table credit_life_quotations add column held_by uuid;
alter table credit_life_quotations add column held_for uuid;
alter table credit_life_quotations add column held_until timestamptz(3);
create index on credit_life_quotations (held_by) where (held_by is not null);

alter table cancellations add column held_by uuid;
alter table cancellations add column held_for uuid;
alter table cancellations add column held_until timestamptz(3);
create index on cancellations (held_by) where (held_by is not null);
