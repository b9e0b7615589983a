-- What has become of a record that is common to all is told to whoever reads it; which of the platform's people did it is the
-- platform's to know.
create function common_history(of text, record uuid)
  returns table (revision integer, kind text, at timestamptz(3), by jsonb, changes jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
    select h.revision, h.kind, h.at,
      jsonb_build_object('userId', '', 'name', h.by ->> 'organisation', 'organisation', '', 'kind', h.by ->> 'kind'), h.changes
    from history h where h.area = of and h.record_id = record and h.parties = '{}'
  $$;
revoke execute on function common_history from public;
grant execute on function common_history to covergate_app;
