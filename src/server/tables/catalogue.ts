import type { Sql } from '../store/store.ts'

export interface Column {
  name: string
  type: string
  filled: boolean
  generated: boolean
  /** Of its default, or of what it is generated from. */
  expression: string | null
}

/** A table as the database tells of it, each part in its own words. */
export interface Table {
  columns: Column[]
  uniques: { name: string; columns: string[] }[]
  references: string[]
  /** Of those that are for order and search: how, and by which columns. */
  indexes: string[]
  /** Of rows of which there is one alone, by what and which these are. */
  singles: { name: string; rule: string }[]
  guarded: boolean
  policies: { name: string; rule: string }[]
  /** Of its links with others, how each is kept and what it refers to. */
  links: { name: string; rule: string }[]
  /** What the application's role may do. */
  rights: string[]
}

const text = `
  select
    (select jsonb_agg(jsonb_build_object(
        'name', attname, 'type', format_type(atttypid, atttypmod), 'filled', attnotnull, 'generated', attgenerated <> '',
        'expression', pg_get_expr(adbin, adrelid)) order by attnum)
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    (select coalesce(jsonb_agg(jsonb_build_object('name', conname, 'columns', (
        select jsonb_agg(attname order by place) from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number))), '[]')
      from pg_constraint where conrelid = c.oid and contype = 'u') as uniques,
    (select coalesce(jsonb_agg(regexp_replace(pg_get_constraintdef(oid), 'REFERENCES \\w+\\.', 'REFERENCES ')), '[]')
      from pg_constraint where conrelid = c.oid and contype = 'f' and convalidated) as references,
    (select coalesce(jsonb_agg(regexp_replace(pg_get_indexdef(indexrelid), '^.* USING (btree )?', '')), '[]')
      from pg_index where indrelid = c.oid and indisvalid and not indisunique) as indexes,
    (select coalesce(jsonb_agg(jsonb_build_object('name', indexrelid::regclass, 'rule', regexp_replace(pg_get_indexdef(indexrelid), '^.* USING (btree )?', ''))), '[]')
      from pg_index where indrelid = c.oid and indisvalid and indisunique and indpred is not null) as singles,
    relrowsecurity as guarded,
    (select coalesce(jsonb_agg(jsonb_build_object('name', policyname, 'rule', concat_ws(' ', permissive, cmd, roles, qual, with_check))), '[]')
      from pg_policies where schemaname = relnamespace::regnamespace::text and tablename = relname) as policies,
    (select coalesce(jsonb_agg(jsonb_build_object('name', tgname, 'rule', concat_ws(' ', tgenabled, tgtype, tginitdeferred, tgfoid::regproc, encode(tgargs, 'escape'), (
        select string_agg(regexp_replace(pg_get_constraintdef(k.oid), 'REFERENCES \\w+\\.', 'REFERENCES '), ' ' order by conname)
        from pg_constraint k where contype <> 'n' and conrelid = to_regclass(format('%I.%I', relnamespace::regnamespace::text, relname || '_' || tgname)))))), '[]')
      from pg_trigger where tgrelid = c.oid and not tgisinternal) as links,
    (select coalesce(jsonb_agg(lower(privilege_type)), '[]')
      from aclexplode(relacl) where grantee = 'covergate_app'::regrole) as rights
  from pg_class c where oid = to_regclass($1)`

/** A table by its schema and name; undefined where there is none. */
export const readTable = async (sql: Sql, name: string): Promise<Table | undefined> =>
  (await sql.query<Table>(text, [name]))[0]
