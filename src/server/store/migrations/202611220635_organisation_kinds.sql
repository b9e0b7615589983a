-- Kinds are listed by the product; none may be called as the server itself is, whom every row is open to.
alter table organisations drop constraint organisations_kind_check;
alter table organisations add constraint organisations_kind_check check (kind <> 'system');
