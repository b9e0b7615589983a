-- Whom a person acts for beside their own organisation, and which organisation stands above another.
alter table memberships add column represents uuid[] not null default '{}';
alter table organisations add column parent_id uuid references organisations;
create index organisations_parent on organisations (parent_id) where parent_id is not null;

create function app_represents() returns uuid[] language sql stable parallel safe as
  $$ select coalesce(nullif(current_setting('app.represents', true), ''), '{}')::uuid[] $$;
create function app_below() returns uuid[] language sql stable parallel safe as
  $$ select coalesce(nullif(current_setting('app.below', true), ''), '{}')::uuid[] $$;
create function app_organisations() returns uuid[] language sql stable parallel safe as
  $$ select array[app_organisation()] || app_represents() || app_below() $$;

-- What is kept beside a record knows its organisations alone: whether they are seen is for the record's own table to say.
alter policy timeline_seen on timeline using ((select app_sees_all()) or parties && (select app_organisations()));
alter policy history_seen on history using ((select app_sees_all()) or parties && (select app_organisations()));
alter policy files_seen on files using (
  (select app_sees_all()) or organisation_id = (select app_organisation()) or parties && (select app_organisations())
);
