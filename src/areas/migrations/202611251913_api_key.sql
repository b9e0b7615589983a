create table api_keys (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  organisation_id uuid not null references organisations,
  revision integer not null default 0,
  name text not null,
  days integer,
  ranges jsonb not null default '[]',
  permissions uuid[] not null default '{}',
  prefix text,
  status text,
  made_by text,
  issued_at timestamptz(3),
  expires_at timestamptz(3),
  overlap_until timestamptz(3),
  last_used_at timestamptz(3),
  last_used_from text,
  search text generated always as (lower(name || ' ' || coalesce(prefix, ''))) stored
);
create index on api_keys using gin (permissions);
create index on api_keys (organisation_id, created_at, id);
create index on api_keys (organisation_id, name collate human, id);
create index on api_keys (organisation_id, updated_at, id);
create index on api_keys using gin (search gin_trgm_ops);
alter table api_keys enable row level security;
create policy api_keys_seen on api_keys using (
  (select app_sees_all())
  or organisation_id = (select app_organisation())
);
grant select, insert, update on api_keys to covergate_app;
create table api_keys_permissions_links (
  record uuid not null references api_keys on delete cascade,
  referred uuid not null references access_permissions,
  primary key (record, referred)
);
create index on api_keys_permissions_links (referred);
alter table api_keys_permissions_links enable row level security;
create policy api_keys_permissions_links_worked on api_keys_permissions_links using ((select app_is_system()));
create trigger permissions_links after insert or update of permissions on api_keys for each row execute function keep_links('permissions');

-- Permissions that are for people alone: who may do what is never decided by a program.
alter table access_permissions add column for_people boolean not null default false;

-- What is kept of the secrets by which a key is used: keyed hashes, and who drew each, since it does no more than they may. The newest
-- is good as long as the key, the one before it until an instant.
create table api_key_secrets (
  id uuid primary key,
  key_id uuid not null references api_keys on delete cascade,
  maker uuid not null,
  hash text not null,
  until timestamptz(3)
);
create unique index on api_key_secrets (key_id) where until is null;
create index on api_key_secrets (key_id);
create index on api_key_secrets (maker);
alter table api_key_secrets enable row level security;
create policy api_key_secrets_worked on api_key_secrets using ((select app_is_system()));
grant select, delete on api_key_secrets to covergate_app;

-- Which letters about a key were written, once an end that it has.
create table api_key_letters (
  key_id uuid not null references api_keys on delete cascade,
  letter text not null,
  about timestamptz(3) not null,
  primary key (key_id, letter, about)
);
alter table api_key_letters enable row level security;
create policy api_key_letters_worked on api_key_letters using ((select app_is_system()));
grant select, insert on api_key_letters to covergate_app;

-- A key of the caller's organisation gets another secret; the one before goes on until an instant, and no longer than the key would have.
create function keep_key_secret(key uuid, secret uuid, drawn_by uuid, kept text, overlap timestamptz) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  good_until timestamptz;
begin
  select expires_at into strict good_until from api_keys where id = key and (app_sees_all() or organisation_id = app_organisation());
  delete from api_key_secrets where key_id = key and until is not null;
  update api_key_secrets set until = least(overlap, good_until) where key_id = key;
  insert into api_key_secrets (id, key_id, maker, hash) values (secret, key, drawn_by, kept);
end $$;
revoke execute on function keep_key_secret from public;
grant execute on function keep_key_secret to covergate_app;

-- By what programs come in, as whoever asks sees it: each secret with what its key is good for, but what is for people alone.
create view program_keys with (security_invoker = true) as
  select s.id as secret_id, s.hash, s.until, s.maker, k.id as key_id, k.organisation_id, k.name, k.status, k.expires_at, k.ranges, k.last_used_at,
    to_jsonb(array(select p.code from access_permissions p where p.id = any(k.permissions) and not p.for_people)) as scope
  from api_key_secrets s join api_keys k on k.id = s.key_id;
grant select on program_keys to covergate_app;

create function note_key_use(key uuid, at timestamptz, address text, often interval) returns void language sql as $$
  update api_keys set last_used_at = at, last_used_from = address where id = key and (last_used_at is null or last_used_at <= at - often)
$$;

create function key_begun() returns trigger language plpgsql as $$
begin
  new.status := coalesce(new.status, 'NEW');
  return new;
end $$;
create trigger key_begun before insert on api_keys for each row execute function key_begun();

-- Of a key that is over nothing is left by which it could be used.
create function key_over() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from api_key_secrets where key_id = new.id;
  return null;
end $$;
create trigger key_over after update of status on api_keys for each row when (new.status in ('REVOKED', 'EXPIRED')) execute function key_over();

create function mark_for_people(codes text[]) returns void language sql as $$
  update access_permissions set for_people = lower(code) = any(codes) where for_people is distinct from (lower(code) = any(codes))
$$;

-- What a key has asked for is its own, and not of the person's who drew it.
alter table exports add column key_id uuid;
