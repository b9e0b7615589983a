alter table invoices
  add column instalments integer default 1,
  add column interval_months integer,
  add column plan jsonb not null default '[]',
  add column due bigint not null default 0;
alter table invoices alter column instalments drop default, alter column due drop default;

-- What was open is due at once.
update invoices set due = rest where status in ('CREATED', 'WAITING_PAYMENT', 'PENDING');
