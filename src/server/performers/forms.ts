import { randomUUID } from 'node:crypto'
import { days } from '../../../machines/kit/days.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import { empty } from '../../shared/forms/definition.ts'
import { definitionText, readDefinition } from '../../shared/forms/read.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { beginCase } from '../cases/begin.ts'
import { type Companion, callerOf, type Host } from '../context.ts'
import { formFacts } from '../formFacts.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { type Guardian, type Performer, queryAs } from '../performer.ts'
import { rightsRefused } from '../http/httpError.ts'
import { createRecord } from '../records/save.ts'
import { system } from '../store/store.ts'
import { wrong } from './wrong.ts'

const areaOf = ({ areas }: Host, id: string) => areas.find((area) => area.id === id)!

/** A definition is stored in one way of writing, with what is told of it. */
const formDefinition: Companion = {
  before: async ({ values }) => {
    const read = readDefinition(values['definition'])
    return read.ok ? { values: formFacts(read.value) } : { wrong: [wrong('definition', 'json')] }
  },
}

interface Stored {
  definition: string
  hash: string
  field_count: number
  untranslated: number
}

const stored = 'select hash, field_count, untranslated from form_definitions where id = $1'
const given =
  'update designed_forms set definition = $2, hash = $3, field_count = $4, untranslated = $5, cloned_from = $6 where id = $1'

/** The definition of which a form's first version is made. */
interface First extends Stored {
  clonedFrom: string | null
}

const emptyIn = async (host: Host, by: Actor): Promise<First | FieldError[]> => {
  const saved = await createRecord(host, by, areaOf(host, 'form_definition'), { definition: definitionText(empty) })
  if (saved.__typename !== 'Saved') return saved.fields
  const { hash, fieldCount, untranslated } = formFacts(empty)
  return { definition: saved.id, hash, field_count: fieldCount, untranslated, clonedFrom: null }
}

/** With a form arises its first version: whoever makes it begins that, whatever they may do with others. */
const beginning = (copied: First | null): Companion => ({
  after: async ({ host, by, id }) => {
    const first = copied ?? (await emptyIn(host, by))
    if (Array.isArray(first)) return first
    const { definition, hash, field_count, untranslated, clonedFrom } = first
    const query = queryAs(host.store, callerOf(by))
    await query(given, [id, definition, hash, field_count, untranslated, clonedFrom])
    const maker = { ...by, permissions: [...by.permissions, 'form_management.edit'] }
    const begun = await beginCase(
      host,
      { area: 'form_version', input: { form: id }, key: randomUUID(), of: 'organisation' },
      maker,
    )
    return begun.__typename === 'Begun' ? [] : [wrong('code', 'invalid')]
  },
})

export const formCompanions = { form_definition: formDefinition, form_management: beginning(null) }

const binned = 'select binned from designed_forms where id = $1'

/** What is in the bin is taken back before anything else is done to it. */
export const form: Guardian = async ({ query, id, values }) => {
  const [row] = id === null ? [] : await query<{ binned: boolean }>(binned, [id])
  if (row?.binned && values?.['binned'] !== false) throw rightsRefused('binned')
  return []
}

/** A version asks what a definition says that is stored, and tells of it what is so; a form that is thrown away has no other, and nothing is done to those it has. */
export const formVersion: Guardian = async ({ query, id, values }) => {
  if (!values) return []
  const [row] = await query<Stored>(stored, [values['definition']])
  const isSo =
    row !== undefined &&
    row.hash === values['hash'] &&
    row.field_count === values['fieldCount'] &&
    row.untranslated === values['untranslated']
  const [of] = await query<{ binned: boolean }>(binned, [values['form']])
  if (of?.binned && id !== null) throw rightsRefused('binned')
  return [...(isSo ? [] : [wrong('definition', 'apart')]), ...(of?.binned ? [wrong('form', 'noRecord')] : [])]
}

/** What a version is copied by. */
type Copied = Stored & { form: string; title: string }

const made = 'select description, variants, binned from designed_forms where id = $1'

export const formVersionActions = {
  clone: async ({ sql, by, record, input, within }) => {
    const { definition, hash, fieldCount, untranslated, title, form: of } = record as unknown as Row & Copied
    const [source] = await sql.query<{ description: string | null; variants: unknown; binned: boolean }>(made, [of])
    const { binned: isBinned, ...copied } = source!
    if (isBinned) throw rightsRefused('binned')
    const first = { definition, hash, field_count: fieldCount as number, untranslated, clonedFrom: title }
    return within(async (host) => {
      const companions = { ...host.companions, form_management: beginning(first) }
      const answer = await createRecord({ ...host, companions }, by, areaOf(host, 'form_management'), {
        ...input,
        ...copied,
      })
      return answer.__typename === 'Saved' ? { shown: answer.id } : { wrong: answer.fields }
    })
  },
} satisfies Record<string, Performer<Host>>

const depending = `
  with bound as (
    select name from claim_forms where form = $1
    union all select name from request_types where form = $1
    union all select claim_number from agent_claims where form = $1
    union all select quotes_code from post_quotes where form = $1 and status = 'AWAITING'
  )
  select (select array_agg(name) from (select name from bound order by name limit 3) named) as names,
    (select count(*)::int from bound) as bound, (select count(*)::int from form_submissions where form = $1) as submissions`

interface Depending {
  names: string[] | null
  bound: number
  submissions: number
}

export const formManagement = {
  delete: async ({ sql, at, record }) => {
    const { live, id } = record as unknown as { live: number | null; id: string }
    const [found] = await sql.query<Depending>(depending, [id])
    const { names, bound, submissions } = found!
    const against = {
      ...(live !== null && { isNotLive: { version: live } }),
      ...(names && { isNotBound: { names: names.join(', '), count: bound } }),
      ...(submissions > 0 && { hasNoSubmissions: { count: submissions } }),
    }
    return Object.keys(against).length > 0 ? { against } : { changes: { binned: true, binnedAt: at } }
  },
  restore: () => ({ changes: { binned: false, binnedAt: null } }),
} satisfies Record<string, Performer<Host>>

/** Deletes for good what was thrown away so many days ago; answers how much that was. */
export const formTime =
  (count: number) =>
  async ({ store, clock }: Host): Promise<number> => {
    const before = new Date(clock().getTime() - days(count)).toISOString()
    const [gone] = await store.run<{ count: number }>(system, 'select purge_forms($1) as count', [before], 'forms over')
    return gone!.count
  }
