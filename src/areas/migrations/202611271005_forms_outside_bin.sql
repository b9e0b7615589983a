-- All forms are those outside the bin, in each order of their list.
create index on designed_forms (name collate human, id) where binned = false;
create index on designed_forms (code collate human, id) where binned = false;
create index on designed_forms (created_at, id) where binned = false;
create index on designed_forms (updated_at, id) where binned = false;
create index on designed_forms (organisation_id, name collate human, id) where binned = false;
create index on designed_forms (organisation_id, code collate human, id) where binned = false;
create index on designed_forms (organisation_id, created_at, id) where binned = false;
create index on designed_forms (organisation_id, updated_at, id) where binned = false;
