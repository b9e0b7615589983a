-- Who brings a paper by a link has no account.
alter table files alter column uploaded_by drop not null;
