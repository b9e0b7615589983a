-- A version knows that it is not live any more; those of before are told.
update form_versions v set live_since = null, snapshot = jsonb_set(snapshot, '{context,liveSince}', 'null')
from designed_forms f
where f.id = v.form and v.live_since is not null and v.number is distinct from f.live;
