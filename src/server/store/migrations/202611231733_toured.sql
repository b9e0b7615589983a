-- Whether somebody has been shown what stands where; who was here before knows it.
alter table users add column toured boolean not null default false;
update users set toured = true;
grant update (toured) on users to covergate_app;
