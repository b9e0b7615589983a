-- What the product asks for is among the permissions that may be given, with what it is for; what it asks for no more stays, as a further one.
drop function keep_asked(text[], timestamptz);
create function keep_asked(explained jsonb, at timestamptz) returns void language sql as $$
  insert into access_permissions (created_at, updated_at, code, explanation, asked)
    select at, at, key, value, true from jsonb_each(explained)
    on conflict (code) do update set asked = true, explanation = excluded.explanation
      where not access_permissions.asked or access_permissions.explanation is distinct from excluded.explanation;
  update access_permissions set asked = false, explanation = null where asked and not explained ? code;
$$;
