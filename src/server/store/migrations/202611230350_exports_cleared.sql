-- What is cleared away is looked for each second: it must not cost by how many exports there have been.
create index exports_kept on exports (expires_at) where state = 'ready';
create index exports_expired on exports (id) where state = 'expired' and storage_key is not null;
