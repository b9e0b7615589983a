import { days } from '../../../machines/kit/days.ts'
import type { Counted, FormUses, VersionFigures } from '../../shared/endpoints/answers/formFigures.ts'
import { type Definition, limits } from '../../shared/forms/definition.ts'
import { isAnswered } from '../../shared/forms/schema.ts'
import { groupsOf, placesOf } from '../../shared/forms/walk.ts'
import type { Query } from '../performer.ts'

/** So many submissions, the newest, are counted. */
const most = 5000

/** Whatever is not answered once a draft was left for so long is taken for abandoned. */
const patience = days(1)

/** The names of what is asked, each after that of its group, with where its answer stands. */
const askedIn = (definition: Definition) =>
  placesOf(definition)
    .filter(({ field }) => isAnswered(field) && field.readOnly !== true)
    .map(({ field, group }, place) => ({
      at: group ? `${group.name}.${field.name}` : field.name,
      path: group ? `$."${group.name}"[*]."${field.name}"` : `$."${field.name}"`,
      days: field.personal?.days ?? null,
      place,
    }))

/** Drafts of the house's people and, of the version that is live, of those who follow a link. */
const drafts = (version: string) => `
  select typed -> 'answers' as answers, saved_at from drafts
  where area = 'form_version' and place = 'fill.' || ${version}.id and organisation_id = ${version}.organisation_id
  union all
  select s.typed -> 'answers', s.saved_at from form_link_secrets s join form_links l on l.id = s.link
  join designed_forms f on f.id = l.form
  where l.form = ${version}.form and f.live = ${version}.number and s.typed is not null`

const figures = `
  with asked as (
    select * from jsonb_to_recordset($2::jsonb) as a (at text, path text, days integer, place integer)
  ), given as materialized (
    select answers, personal, created_at, extract(epoch from created_at - begun_at) as seconds, array(
      select distinct regexp_replace(name, '\\[\\d+\\]', '') from jsonb_array_elements_text(shown) as name
    ) as shown
    from form_submissions where version = $1 order by created_at desc limit ${most}
  ), kept as materialized (
    select d.saved_at <= $4::timestamptz as is_left, (
      select a.at from asked a
      where exists (
        select from jsonb_path_query(d.answers, a.path::jsonpath) as said where said not in ('null', '""', 'false', '[]')
      )
      order by a.place desc limit 1
    ) as at
    from form_versions v cross join lateral (${drafts('v')}) d where v.id = $1
  ), fields as (
    select a.at, a.place, count(g.shown)::int as asked,
      (count(*) filter (where jsonb_path_exists(g.answers, a.path::jsonpath) or jsonb_path_exists(g.personal, a.path::jsonpath)))::int as answered
    from asked a left join given g
      on a.at = any (g.shown) and (a.days is null or g.created_at > $3::timestamptz - make_interval(days => a.days))
    group by a.at, a.place
  )
  select (select count(*)::int from given) as submissions, (select count(seconds)::int from given) as timed,
    (select percentile_cont(0.5) within group (order by seconds)::float8 from given) as "medianSeconds",
    (select count(*)::int from kept) as drafts, (select count(*)::int from kept where is_left) as abandoned,
    (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'asked', asked, 'answered', answered,
      'left', (select count(*) from kept k where k.is_left and k.at = fields.at),
      'seconds', (select round(t.seconds::numeric / t.times, 1) from form_field_times t where t.version = $1 and t.field = fields.at)
    ) order by place), '[]') from fields) as fields,
    (select coalesce(jsonb_agg(jsonb_build_object('at', field, 'key', rule, 'times', times) order by times desc, field, rule), '[]')
      from (select * from form_stumblings where version = $1 order by times desc, field, rule limit 50) s) as stumblings`

/** What became of what a version asks; it tells numbers, and asks as the system whose these are. */
export const figuresOf = async (
  query: Query,
  version: string,
  definition: Definition,
  now: Date,
): Promise<VersionFigures> => {
  const left = new Date(now.getTime() - patience).toISOString()
  const asked = JSON.stringify(askedIn(definition))
  const [row] = await query<Omit<VersionFigures, 'most'>>(figures, [version, asked, now.toISOString(), left])
  return { ...row!, most }
}

const used = `
  select
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name), '[]') from claim_forms where form = $1) as bindings,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name), '[]') from request_types where form = $1) as types,
    (select count(*)::int from agent_claims where form = $1 and submission is null and outcome is null) as claims,
    (select count(*)::int from post_quotes where form = $1 and status = 'AWAITING') as quotations,
    (select count(*)::int from form_links where form = $1 and status = 'OPEN' and expires_at > $2) as links,
    (select coalesce(jsonb_agg(jsonb_build_object('number', number, 'drafts', drafts, 'submissions', submissions) order by number desc), '[]')
      from (
        select v.number, (select count(*)::int from form_submissions where version = v.id) as submissions,
          (select count(*)::int from (${drafts('v')}) d) as drafts
        from form_versions v where v.form = $1
      ) each where drafts + submissions > 0) as versions`

/** What depends on a form, as the system knows it. */
export const usesOf = async (query: Query, form: string, now: Date): Promise<FormUses> => {
  const [row] = await query<FormUses>(used, [form, now.toISOString()])
  return row!
}

const noted = `
  insert into form_stumblings as s (version, field, rule) select $1, a.at, a.key from jsonb_to_recordset($2::jsonb) as a (at text, key text)
  on conflict (version, field, rule) do update set times = s.times + 1`

const part = (maxLength: number, pattern: string) => ({ type: 'string', maxLength, pattern })

/** Once what was wrong at a field, and nothing of what was typed there. */
const stumblings = {
  type: 'array',
  minItems: 1,
  maxItems: 60,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['at', 'key'],
    properties: { at: part(90, '^[\\w.]+$'), key: part(60, '^[a-z]+:[A-Za-z.]+$') },
  },
}

/** Nobody is at a field for longer: they have gone away. */
const longest = 3600

const stays = {
  type: 'array',
  minItems: 1,
  maxItems: limits.fields,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['at', 'seconds'],
    properties: { at: part(90, '^[\\w.]+$'), seconds: { type: 'integer', minimum: 0, maximum: longest } },
  },
}

/** As bodies bring them. */
export const counted = { stumblings, stays }

const stayed = `
  insert into form_field_times as t (version, field, seconds, times)
  select $1, a.at, a.seconds, 1 from jsonb_to_recordset($2::jsonb) as a (at text, seconds integer)
  on conflict (version, field) do update set seconds = t.seconds + excluded.seconds, times = t.times + 1`

/** Counts where somebody was held up, and how long they were at each field; answers how many of these, since of what is not asked nothing is counted. */
export const noteCounted = async (
  query: Query,
  version: string,
  definition: Definition,
  { stumblings: said = [], stays: told = [] }: Counted,
): Promise<number> => {
  const fields = new Set(askedIn(definition).map(({ at }) => at))
  const at = new Map(told.filter((one) => fields.has(one.at)).map((one) => [one.at, one]))
  if (at.size > 0) await query(stayed, [version, JSON.stringify([...at.values()])])
  const asked = new Set([...fields, ...groupsOf(definition).map(({ group }) => group.name)])
  const once = new Map(said.filter((one) => asked.has(one.at)).map((one) => [`${one.at} ${one.key}`, one] as const))
  if (once.size > 0) await query(noted, [version, JSON.stringify([...once.values()])])
  return once.size + at.size
}
