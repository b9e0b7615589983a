-- What has happened to whoever claims, to which forms are bound.
alter table agent_claims add column claim_type text;
alter table claim_forms drop column search;
alter table claim_forms add column search text generated always as (lower(name)) stored;
create index on claim_forms using gin (search gin_trgm_ops);
