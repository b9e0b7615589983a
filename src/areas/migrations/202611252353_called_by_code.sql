create index on partners (code);
create index on insurers (code);
