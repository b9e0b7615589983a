-- From which sum insured on a quotation needs several people: it was in its record alone, and others ask for it.
alter table credit_life_quotations add column four_eyes_from bigint
  check (four_eyes_from between 0 and 1000000000000000);
update credit_life_quotations set four_eyes_from = (snapshot -> 'context' ->> 'fourEyesFrom')::bigint;
