-- Links are mailed where there is an address, in the language of who is asked, and may be about one record, which is answered by them.
alter table form_links add column email text;
alter table form_links add column language text;
alter table form_links add column mailed_at timestamp(3) with time zone;
alter table form_links add column quotation uuid;
alter table form_links add column claim uuid;
alter table form_links add FOREIGN KEY (quotation) REFERENCES post_quotes(id);
alter table form_links add FOREIGN KEY (claim) REFERENCES agent_claims(id);
create index on form_links (quotation);
create index on form_links (claim);
create index on form_links (lower(email)) where email is not null;

-- How often an address was mailed is counted over all links to it.
alter table form_link_secrets add column mailed integer not null default 0;
alter table form_link_secrets add column mailed_at timestamptz(3);
