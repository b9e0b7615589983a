-- What an issued document says, for whoever holds it and asks whether it is genuine.
create table document_seals (
  seal text primary key,
  file_id uuid not null unique references files,
  area text not null,
  case_id uuid not null,
  said jsonb not null
);

alter table document_seals enable row level security;
create policy document_seals_worked on document_seals using ((select app_is_system()));
grant select, insert on document_seals to covergate_app;
