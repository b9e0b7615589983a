alter table access_permissions add column explanation jsonb;
alter table access_permissions drop column search, add column search text generated always as (lower(((((code || ' '::text) || coalesce((explanation)::text, ''::text)) || ' '::text) || coalesce(description, ''::text)))) stored;
create index on access_permissions using gin (search gin_trgm_ops);
