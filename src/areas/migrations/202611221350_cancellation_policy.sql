-- A policy leads to what was asked for it.
create index on cancellations (policy);
