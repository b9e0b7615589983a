import { leftOn } from '../../shared/forms/keeping.ts'
import type { Answers, Definition } from '../../shared/forms/definition.ts'
import { judge } from '../../shared/forms/judge.ts'
import { readDefinition } from '../../shared/forms/read.ts'
import { readyFor } from '../../shared/forms/ready.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Host } from '../context.ts'
import type { Performer, Query } from '../performer.ts'
import { createRecord } from '../records/save.ts'
import { system } from '../store/store.ts'
import { submissionFacts } from '../submissionFacts.ts'
import { filesOf, withBrought } from './answeredFiles.ts'
import { wrong } from './wrong.ts'

const asked = `
  select d.definition, f.code, f.variants, f.binned
  from form_definitions d, designed_forms f where d.id = $1 and f.id = $2`

interface Asked {
  definition: string
  code: string
  variants: { code: string }[]
  binned: boolean
}

const read = (text: string): Definition => {
  const definition = readDefinition(text)
  if (!definition.ok) throw new Error('A stored definition cannot be read')
  return definition.value
}

const next = "select nextval('form_submission_numbers')::int as number"

const numberOf = async (query: Query, code: string): Promise<string> => {
  const [row] = await query<{ number: number }>(next, [])
  return `${code}-${String(row!.number).padStart(6, '0')}`
}

/** What is wrong with answers, below the field that brings them. */
const below = (errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({ ...error, path: error.path ? `answers.${error.path}` : 'answers' }))

/** Takes answers to a version that is published: judged here as in the browser, and stored as that version asked for them. */
export const fill: Performer<Host> = async ({ sql, by, at, record, input, within }) => {
  const { id, form, definition: definitionId, hash } = record!
  const query: Query = (text, values) => sql.query(text, values)
  const [row] = await query<Asked>(asked, [definitionId, form])
  if (!row || row.binned) return { wrong: [wrong('answers', 'noRecord')] }
  // A form without variants is answered in none, whatever was said.
  const variant = row.variants.length > 0 ? ((input['variant'] ?? null) as string | null) : null
  if (variant !== null && row.variants.every(({ code }) => code !== variant))
    return { wrong: [wrong('variant', 'invalid')] }
  const definition = read(row.definition)
  const today = at.slice(0, 'YYYY-MM-DD'.length)
  const known = variant === null ? {} : { variant }
  return within(async (host) => {
    const area = host.areas.find((one) => one.id === 'form_submission')!
    const brought = await withBrought(query, by, area, definition, input['answers'])
    const judged = judge(definition, brought.answers, { at: today, known, fits: await readyFor(definition) })
    const against = [...brought.wrong, ...judged.wrong]
    if (against.length > 0) return { wrong: below(against) }
    const values = {
      ...submissionFacts(definition, judged, today),
      number: await numberOf(query, row.code),
      version: id,
      definition: definitionId,
      hash,
      variant,
      submittedBy: by.name,
    }
    const companions = { ...host.companions, form_submission: { before: () => Promise.resolve({ values }) } }
    const answer = await createRecord(
      { ...host, companions },
      by,
      area,
      filesOf(definition, judged.answers),
      form as string,
    )
    return answer.__typename === 'Saved' ? {} : { wrong: below(answer.fields) }
  })
}

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
  const today = clock().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const rows = await store.run<Due>(system, due, [today])
  for (const { id, personal, given, definition: text } of rows) {
    const definition = read(text)
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
