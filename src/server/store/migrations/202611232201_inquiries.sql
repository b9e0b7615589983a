-- A link stands as long as what it asks: by which name, and when that was asked.
alter table case_links add column inquiry text, add column asked_at timestamptz(3);

-- Until now customers alone were mailed links, for an extra premium, which they have seven days to answer.
create function pg_temp.asked_at(limits jsonb) returns timestamptz language sql as $$
  select (one ->> 'at')::timestamptz - interval '7 days'
  from jsonb_array_elements(limits) as one where one ->> 'id' like '%customerLimit%'
$$;
update case_links set inquiry = 'extraPremium', asked_at = pg_temp.asked_at(limits);
update outbox set
  type = case type when 'inviteCustomer' then 'inviteAnswer' else type end,
  params = params || jsonb_build_object('inquiry', 'extraPremium', 'askedAt',
    to_char(pg_temp.asked_at(limits) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  where type in ('inviteCustomer', 'sendCode') and limits is not null;
drop function pg_temp.asked_at(jsonb);

delete from case_links where asked_at is null;
alter table case_links alter column inquiry set not null, alter column asked_at set not null, drop column limits;
