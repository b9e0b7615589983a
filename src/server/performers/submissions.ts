import { utcDay } from '../../../machines/kit/days.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import { askedOf, type Filler } from '../../shared/forms/guest.ts'
import { columnsOf, keptWith } from '../../shared/forms/keyColumns.ts'
import { leftOn } from '../../shared/forms/keeping.ts'
import type { Answers } from '../../shared/forms/definition.ts'
import { judge } from '../../shared/forms/judge.ts'
import { storedDefinition } from '../../shared/forms/read.ts'
import { readyFor } from '../../shared/forms/ready.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { filesOf } from '../answeredFiles.ts'
import { callerOf, type Host } from '../context.ts'
import { type Performer, type Query, queryAs } from '../performer.ts'
import { createRecord } from '../records/save.ts'
import { system } from '../store/store.ts'
import { submissionFacts, submissionNumber } from '../submissionFacts.ts'
import { withBrought } from './broughtFiles.ts'
import { withLookedUp } from './answeredRecords.ts'
import { wrong } from './wrong.ts'

const asked = `
  select d.definition, f.code, f.variants, f.binned, f.key_columns, f.live_definition is not distinct from d.id as live
  from form_definitions d, designed_forms f where d.id = $1 and f.id = $2`

interface Asked {
  definition: string
  code: string
  variants: { code: string }[]
  binned: boolean
  key_columns: string | null
  live: boolean
}

const kept = 'update designed_forms set key_columns = $2 where id = $1'

const next = "select nextval('form_submission_numbers')::int as number"

const numberOf = async (query: Query, code: string): Promise<string> => {
  const [row] = await query<{ number: number }>(next, [])
  return submissionNumber(code, row!.number)
}

/** What is wrong with answers, below the field that brings them. */
const below = (errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({ ...error, path: error.path ? `answers.${error.path}` : 'answers' }))

/** What a form asks, as far as answers to it go: a published version of it, or what somebody outside asks for whom it stands. */
export interface Answered {
  /** Of the version; null where it is none. */
  id: string | null
  form: string
  definition: string
  hash: string
}

export interface Answering {
  /** All that is done by it is one transaction. */
  host: Host
  query: Query
  by: Actor
  at: string
  version: Answered
  variant: string | null
  /** What it is answered about, as people call that. */
  about?: string | null
  answers: unknown
  /** What is known of the record that it is about, by the names of fields. */
  known?: Answers
  /** Whether who answers has no account. */
  isGuest?: boolean
  /** When something of it was kept first, where that is known. */
  begunAt?: string | null
}

/** Takes answers to a version: judged here as in the browser, and stored as that version asked for them. Answers their id and number, or what is wrong. */
export const takeAnswers = async ({
  host,
  query,
  by,
  at,
  version,
  answers,
  variant: said,
  known: told = {},
  isGuest = false,
  about = null,
  begunAt = null,
}: Answering): Promise<{ id: string; number: string } | { wrong: FieldError[] }> => {
  const [row] = await query<Asked>(asked, [version.definition, version.form])
  if (!row || row.binned) return { wrong: [wrong('answers', 'noRecord')] }
  // A form without variants is answered in none, whatever was said.
  const variant = row.variants.length > 0 ? said : null
  if (variant !== null && row.variants.every(({ code }) => code !== variant))
    return { wrong: [wrong('variant', 'invalid')] }
  const stored = storedDefinition(row.definition)
  const role: Filler = isGuest ? 'customer' : 'staff'
  const definition = askedOf(stored, role)
  const today = utcDay(at)
  const known = { ...told, role, ...(variant !== null && { variant }) }
  const area = host.areas.find(({ id }) => id === 'form_submission')!
  const brought = await withBrought(query, by, area, definition, answers)
  const found = await withLookedUp(host, by, definition, brought.answers)
  const judged = judge(definition, found.answers, { at: today, known, fits: await readyFor(definition) })
  const against = [...brought.wrong, ...found.wrong, ...judged.wrong]
  if (against.length > 0) return { wrong: below(against) }
  const number = await numberOf(query, row.code)
  const columns = columnsOf(definition, row.key_columns)
  const names = keptWith(columns, row.key_columns, row.live)
  if (names !== row.key_columns) await query(kept, [version.form, names])
  const values = {
    ...submissionFacts(definition, judged, today, columns),
    number,
    version: version.id,
    definition: version.definition,
    hash: version.hash,
    variant,
    submittedBy: by.name,
    about,
    begunAt,
  }
  const companions = { ...host.companions, form_submission: { before: () => Promise.resolve({ values }) } }
  const files = filesOf(definition, judged.answers)
  // To make what belongs to the form one must be able to enter it.
  const filler = { ...by, permissions: [...by.permissions, 'form_management.detail'] }
  const answer = await createRecord({ ...host, companions }, filler, area, files, version.form)
  return answer.__typename === 'Saved' ? { id: answer.id, number } : { wrong: below(answer.fields) }
}

/** What a person answers to a version that is published. */
export const fill: Performer<Host> = async ({ by, at, record, input, within }) =>
  within(async (host) => {
    const query = queryAs(host.store, callerOf(by))
    const version = record as unknown as Answered
    const variant = (input['variant'] ?? null) as string | null
    const place = [by.userId, by.organisation.id, 'form_version', `fill.${version.id}`]
    const [draft] = await query<{ at: string | null }>('select draft_begun($1, $2, $3, $4) as at', place)
    const begunAt = draft?.at ?? null
    const taken = await takeAnswers({ host, query, by, at, version, variant, answers: input['answers'], begunAt })
    return 'wrong' in taken ? taken : {}
  })

const due = `
  select s.id, s.personal, to_char(s.created_at, 'YYYY-MM-DD') as given, d.definition
  from form_submissions s join form_definitions d on d.id = s.definition
  where s.blank_on <= $1 order by s.blank_on, s.id limit 200`

interface Due {
  id: string
  personal: Answers
  given: string
  definition: string
}

/** Blanks what answers tell of persons once its time has ended; answers of how many submissions. */
export const blankAnswers = async ({ store, clock }: Host): Promise<number> => {
  const today = utcDay(clock().toISOString())
  const rows = await store.run<Due>(system, due, [today])
  for (const { id, personal, given, definition: text } of rows) {
    const definition = storedDefinition(text)
    const left = leftOn(definition, personal, given, today)
    await store.run(system, 'select blank_submission($1, $2::jsonb, $3::jsonb, $4)', [
      id,
      left.personal && JSON.stringify(left.personal),
      JSON.stringify(filesOf(definition, left.personal ?? {}).personalFiles),
      left.next,
    ])
  }
  return rows.length
}
