-- What it was answered about, as people call that.
alter table form_submissions add column about text;
