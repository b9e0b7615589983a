-- Which submissions answer a quotation: nobody says of another that it does.
create table post_quote_answers (
  post_quote uuid not null references post_quotes on delete cascade,
  number text not null,
  organisation_id uuid not null references organisations,
  primary key (post_quote, number)
);
alter table post_quote_answers enable row level security;
create policy post_quote_answers_seen on post_quote_answers using (
  (select app_is_system()) or (select app_sees_all()) or organisation_id = (select app_organisation())
);
grant select, insert on post_quote_answers to covergate_app;
