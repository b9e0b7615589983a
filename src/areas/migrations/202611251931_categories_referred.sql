-- What partners and organisations sell is known by record: a slug that is no category's yet becomes one.
with told as (
  select organisation_id, slug, null as code, null as name, 1 as rank
    from partners, jsonb_array_elements_text(product_categories) slug
  union all
  select id, one ->> 'slug', one ->> 'code', one ->> 'name', 0
    from organisations, jsonb_array_elements(product_categories) one
), known as (
  select distinct on (slug) slug, left(coalesce(name, initcap(replace(slug, '-', ' '))), 120) as name,
    left(coalesce(code, upper(replace(slug, '-', '_'))), 20) as code
  from told where slug is not null order by slug, rank, code
), missing as (
  select *, row_number() over (partition by code order by slug) > 1
      or exists (select from insurance_categories c where c.code = known.code) as taken
  from known where not exists (select from insurance_categories c where c.slug = known.slug)
)
insert into insurance_categories (created_at, updated_at, code, name, slug, industry)
  select now(), now(), case when taken then left(code, 11) || '-' || left(md5(slug), 8) else code end, name, slug,
    (select id from risk_industries order by name <> 'Other', created_at, id limit 1)
  from missing;

create table organisation_categories (
  organisation_id uuid not null references organisations on delete cascade,
  category_id uuid not null references insurance_categories,
  -- Menus have them in this order.
  position smallint not null default 0,
  primary key (organisation_id, category_id)
);
create index on organisation_categories (category_id);
alter table organisation_categories enable row level security;
create policy organisation_categories_seen on organisation_categories for select using (
  (select app_sees_all()) or organisation_id = (select app_organisation())
);
create policy organisation_categories_worked on organisation_categories using ((select app_sees_all()));
grant select, insert, update, delete on organisation_categories to covergate_app;

insert into organisation_categories
  select distinct on (o.id, c.id) o.id, c.id, told.position from organisations o,
    jsonb_array_elements(o.product_categories) with ordinality told (one, position)
    join insurance_categories c on c.slug = told.one ->> 'slug'
  order by o.id, c.id, told.position;
alter table organisations drop column product_categories;

-- What an organisation sells, as menus have it.
create function app_sold(organisation uuid) returns jsonb language sql stable parallel safe as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name, 'slug', c.slug)
    order by o.position, c.name collate human), '[]')
  from organisation_categories o join insurance_categories c on c.id = o.category_id where o.organisation_id = organisation
$$;

-- What an organisation sells opens pages, as rights do, and is told like them.
create trigger rights_added after insert on organisation_categories referencing new table as changed for each statement execute function mark_rights();
create trigger rights_changed after update on organisation_categories referencing new table as changed for each statement execute function mark_rights();
create trigger rights_taken after delete on organisation_categories referencing old table as changed for each statement execute function mark_rights();

create function mark_renamed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into rights_changes (organisation_id)
    select distinct o.organisation_id from organisation_categories o
      join changed on changed.id = o.category_id
      join before on before.id = changed.id
    where (changed.code, changed.name, changed.slug) is distinct from (before.code, before.name, before.slug)
    on conflict (organisation_id) do update set count = rights_changes.count + 1;
  return null;
end $$;
create trigger rights_renamed after update on insurance_categories
  referencing old table as before new table as changed for each statement execute function mark_renamed();

alter table partners add column sold uuid[] not null default '{}';
update partners set sold = array(
  select c.id from jsonb_array_elements_text(product_categories) with ordinality told (slug, position)
    join insurance_categories c using (slug) order by position
);
alter table partners drop column product_categories;
alter table partners rename column sold to product_categories;
create index on partners using gin (product_categories);
create table partners_product_categories_links (
  record uuid not null references partners on delete cascade,
  referred uuid not null references insurance_categories,
  primary key (record, referred)
);
create index on partners_product_categories_links (referred);
alter table partners_product_categories_links enable row level security;
create policy partners_product_categories_links_worked on partners_product_categories_links using ((select app_is_system()));
insert into partners_product_categories_links select id, unnest(product_categories) from partners;
create trigger product_categories_links after insert or update of product_categories on partners for each row execute function keep_links('product_categories');

-- Whether anything refers to a row, whoever may see it.
create function app_is_referred(referred regclass, asked uuid) returns boolean language plpgsql stable security definer
  set search_path = public, pg_temp as $$
declare
  holder record;
  found boolean;
begin
  for holder in
    select c.conrelid::regclass as held_in, a.attname as held_by
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = referred and cardinality(c.conkey) = 1
  loop
    execute format('select exists (select from %s where %I = $1)', holder.held_in, holder.held_by) into found using asked;
    if found then
      return true;
    end if;
  end loop;
  return false;
end $$;
revoke execute on function app_is_referred from public;
grant execute on function app_is_referred to covergate_app;
