-- Hexadecimal SHA-256 of the bytes, known once the last of them is on disk; until then an announced file has not been put.
alter table files add column digest text;

-- What people decide by stays as it was confirmed.
create function keep_confirmed() returns trigger language plpgsql as $$
begin
  raise exception 'A confirmed file is neither changed nor removed';
end $$;
create trigger files_kept before update or delete on files
  for each row when (old.confirmed_at is not null) execute function keep_confirmed();
