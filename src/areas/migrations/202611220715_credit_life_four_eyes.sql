-- From which sum insured on a quotation needs several people: it was in its record alone, and others ask for it.
alter table credit_life_quotations add column four_eyes_from bigint
  check (four_eyes_from between 0 and 1000000000000000);
-- What is older than the rule has none, and may hold a sum that would be refused when it is written again.
update credit_life_quotations set four_eyes_from = (snapshot -> 'context' ->> 'fourEyesFrom')::bigint
where snapshot -> 'context' ->> 'fourEyesFrom' is not null;
