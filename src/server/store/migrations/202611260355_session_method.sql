-- How its person showed who they are; not known of those of before.
alter table sessions add column method text check (method in ('password', 'provider'));
