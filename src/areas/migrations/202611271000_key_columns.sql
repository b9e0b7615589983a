-- A form keeps in which column of its submissions the answers to a field stand, so that all its versions have them in the same one.
alter table designed_forms add column key_columns text;

-- So far they stood as each version counted them. A form keeps where its live version has them, and beside these what its others have, the newest first.
create table key_answers as
  select s.id, s.form, slot, split_part(answer, ' ', 1) as name, answer, s.definition = f.live_definition as live, s.created_at
  from form_submissions s join designed_forms f on f.id = s.form,
    unnest(array[key1, key2, key3, key4, key5]) with ordinality as keyed (answer, slot)
  where answer <> '';
create table key_names as
  select form, name, row_number() over (partition by form order by bool_or(live) desc, max(slot) filter (where live), max(created_at) desc, min(slot), name) as slot
  from key_answers group by form, name;
delete from key_names where slot > 5;
update designed_forms f set key_columns = names
from (select form, string_agg(name, ', ' order by slot) as names from key_names group by form) kept
where kept.form = f.id;

update form_submissions s set key1 = told.key1, key2 = told.key2, key3 = told.key3, key4 = told.key4, key5 = told.key5
from (
  select a.id,
    coalesce(max(answer) filter (where n.slot = 1), '') as key1,
    coalesce(max(answer) filter (where n.slot = 2), '') as key2,
    coalesce(max(answer) filter (where n.slot = 3), '') as key3,
    coalesce(max(answer) filter (where n.slot = 4), '') as key4,
    coalesce(max(answer) filter (where n.slot = 5), '') as key5
  from key_answers a left join key_names n on n.form = a.form and n.name = a.name
  group by a.id
) told
where told.id = s.id and (s.key1, s.key2, s.key3, s.key4, s.key5) is distinct from (told.key1, told.key2, told.key3, told.key4, told.key5);
drop table key_names;
drop table key_answers;
