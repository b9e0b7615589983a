-- Who answers the form of a request is who asks: the row knows, for whoever is offered that.
alter table adhoc_requests add column asker_id text;
update adhoc_requests set asker_id = snapshot #>> '{context,asker,id}';
alter table adhoc_requests alter column asker_id set not null;
