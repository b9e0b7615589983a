-- What a party outside has called a webhook with, by the id that it gave the call: it is kept once, and applied like an effect.
alter table outbox add column call text;
create unique index outbox_call on outbox (area, call) where call is not null;
