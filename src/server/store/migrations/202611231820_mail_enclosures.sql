-- The file of a case that a mail encloses; its content is read when the mail is sent.
alter table mails add column enclosed uuid;
