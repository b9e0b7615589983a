-- What a step showed, as files of the trial.
alter table workflow_trials add column pictures jsonb not null default '[]';
