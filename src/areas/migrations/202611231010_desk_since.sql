-- Since when a case waits for what it waits for, and by whose move: the inbox and the bell tell it by this.
alter table credit_life_quotations add column desk_since timestamptz(3), add column desk_by text;
update credit_life_quotations set desk_since = updated_at where desk_id is not null;
create index on credit_life_quotations (desk_id, desk_since, id) where desk_id is not null;

alter table cancellations add column desk_since timestamptz(3), add column desk_by text;
update cancellations set desk_since = updated_at where desk_id is not null;
create index on cancellations (desk_id, desk_since, id) where desk_id is not null;
