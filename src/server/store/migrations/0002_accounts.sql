-- Null: the person has never proven that the mail address is theirs, and cannot sign in yet.
alter table users add column activated_at timestamptz(3);
update users set activated_at = created_at;

-- One row for a purpose and a mail address, known or not: a new code replaces the old one. The digits are drawn after the
-- answer has gone out, when the row is mailed; a keyed hash of them is kept, '' where nobody is to get any.
create table codes (
  id uuid primary key,
  purpose text not null check (purpose in ('activation', 'forgotPassword')),
  address_hash text not null,
  user_id uuid references users on delete cascade,
  code_hash text,
  tries integer not null default 0,
  verified_at timestamptz(3),
  expires_at timestamptz(3) not null,
  unique (purpose, address_hash)
);
create index codes_unmailed on codes (id) where code_hash is null;
create index codes_expiring on codes (expires_at);
create index codes_user on codes (user_id) where user_id is not null;

-- Mails of accounts belong to no case. `send_at`: when SMTP tries next; null: not, or not any more.
alter table mails
  alter column outbox_id drop not null,
  alter column body drop not null,
  add column send_at timestamptz(3),
  add column attempts integer not null default 0,
  add column sent_at timestamptz(3),
  add column failed_at timestamptz(3),
  add column error text;
create index mails_due on mails (send_at) where send_at is not null;

grant update (activated_at) on users to covergate_app;
grant select, insert, update, delete on codes to covergate_app;
grant update (body, send_at, attempts, sent_at, failed_at, error) on mails to covergate_app;
