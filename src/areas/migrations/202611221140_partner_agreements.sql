alter table partners add column agreements jsonb not null default '[]';
