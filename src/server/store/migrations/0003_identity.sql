alter table users
  add column phone text,
  add column time_zone text,
  -- Key of the file that is the person's picture; whoever knows it may see it.
  add column picture text unique;

alter table organisations
  add column industry text,
  add column product_categories jsonb not null default '[]';

-- Who somebody is to a provider of identities: the issuer's name for itself and its name for the person, never an address.
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  linked_at timestamptz(3) not null,
  primary key (issuer, subject),
  unique (user_id, issuer)
);

grant update (phone, time_zone, picture) on users to covergate_app;
grant select, insert on identities to covergate_app;
