import { faker } from '@faker-js/faker/locale/id_ID'
import { addDays, days, utcDay } from '../../../../machines/kit/days.ts'
import type { Answers, Definition, FormField } from '../../../shared/forms/definition.ts'
import { judge } from '../../../shared/forms/judge.ts'
import { storedDefinition } from '../../../shared/forms/read.ts'
import { readyFor } from '../../../shared/forms/ready.ts'
import { sampleAnswers } from '../../../shared/forms/sample.ts'
import { placesOf } from '../../../shared/forms/walk.ts'
import { snake } from '../../../shared/area/names.ts'
import type { Sql } from '../../store/store.ts'
import { submissionFacts, submissionNumber } from '../../submissionFacts.ts'
import { insertRows } from '../insertRows.ts'
import { fullName, mailName } from '../person.ts'

/** Of each published form. */
const each = 14

interface Published {
  version: string
  form: string
  organisation_id: string
  definition_id: string
  hash: string
  definition: string
  code: string
  variants: { code: string }[]
  published_at: string
  by: string
}

const published = `
  select v.id as version, v.form, v.organisation_id, v.definition as definition_id, v.hash, d.definition, f.code, f.variants,
    v.published_at, v.author as by
  from form_versions v join form_definitions d on d.id = v.definition join designed_forms f on f.id = v.form
  where v.status = 'PUBLISHED' order by f.code, v.organisation_id`

const varied = (field: FormField, value: unknown, person: string): unknown => {
  switch (field.type) {
    case 'text':
      if (field.name === 'policyNumber') return `POL-${faker.string.numeric({ length: 8, allowLeadingZeros: false })}`
      return field.rule === 'fullName' ? person : value
    case 'email':
      return `${mailName(person)}@example.test`
    case 'phone':
      return `+628${faker.string.numeric({ length: 10, allowLeadingZeros: false })}`
    case 'option':
      return faker.helpers.arrayElement(field.options).value
    case 'flag':
      return field.required === undefined ? faker.datatype.boolean(0.3) : value
    case 'money':
      return typeof value === 'number' ? value * faker.number.int({ min: 1, max: 9 }) : value
    case 'date':
      return typeof value === 'string' ? addDays(value, -faker.number.int({ min: 0, max: 20 })) : value
    case 'file':
    case 'lookup':
    case 'photo':
    case 'signature':
      return undefined
    default:
      return value
  }
}

const answersOf = (definition: Definition, sample: Answers): Answers => {
  const person = fullName(faker.helpers.arrayElement(['female', 'male']))
  const own = placesOf(definition).filter(({ group }) => !group)
  return {
    ...sample,
    ...Object.fromEntries(own.map(({ field }) => [field.name, varied(field, sample[field.name], person)])),
  }
}

/** Quotations whose further questions were answered by a submission. */
const quoted = `
  select e.event ->> 'submission' as number, e.event ->> 'at' as at, e.event #>> '{by,name}' as who,
    e.event ->> 'source' = 'FORM' as "isOwn", p.quotes_code, p.customer_name,
    v.id as version, v.form, v.organisation_id, v.definition as definition_id, v.hash, d.definition
  from timeline e join post_quotes p on p.id = e.case_id
  join form_versions v on v.form = p.form and v.status = 'PUBLISHED' join form_definitions d on d.id = v.definition
  where e.area = 'postquote' and e.entry = 'answered' order by 1`

interface Quoted extends Omit<Published, 'code' | 'variants' | 'published_at' | 'by'> {
  number: string
  at: string
  who: string
  isOwn: boolean
  quotes_code: string
  customer_name: string
}

/** What was answered about requests, which know these answers already. */
const requested = `
  select submission_id as id, submission as number, form, request_number as about, asker as by, answered_at as at
  from adhoc_requests where submission is not null order by answered_at, id`

interface Requested {
  id: string
  number: string
  form: string
  about: string
  by: string
  at: string
}

interface Given {
  id?: string
  at: string
  number: string
  about?: string
  by: string
  version: string | null
  variant: string | null
  facts: object
}

const rowOf = (one: Pick<Published, 'form' | 'organisation_id' | 'definition_id' | 'hash'>, given: Given) => {
  const { at, facts, by: submittedBy, ...told } = given
  const { form, definition_id: definition, hash } = one
  const begunAt = new Date(Date.parse(at) - faker.number.int({ min: 90, max: 1500 }) * 1000).toISOString()
  const values = { ...facts, ...told, form, definition, hash, submittedBy, begunAt }
  return {
    id: given.id ?? faker.string.uuid(),
    created_at: at,
    updated_at: at,
    organisation_id: one.organisation_id,
    revision: 0,
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [snake(name), value])),
  }
}

/** Writes what people have answered to insurers, as their quotations tell it; answers the number of the last. */
const writeQuoted = async (sql: Sql): Promise<number> => {
  const rows = []
  let last = 0
  for (const one of await sql.query<Quoted>(quoted)) {
    const definition = storedDefinition(one.definition)
    const known = { quotesCode: one.quotes_code, customer_name: one.customer_name }
    const fits = await readyFor(definition)
    const { at, number } = one
    const judged = judge(definition, answersOf(definition, sampleAnswers(definition, { at, known, fits })), {
      at,
      known,
      fits,
    })
    const facts = submissionFacts(definition, judged, utcDay(at))
    rows.push(rowOf(one, { at, number, by: one.who, version: one.isOwn ? one.version : null, variant: null, facts }))
    last = Math.max(last, Number(number.split('-').at(-1)))
  }
  if (rows.length > 0) await insertRows(sql, 'form_submissions', rows)
  return last
}

/** Writes what people have answered to the forms of the demo since these were published. */
export const writeSubmissions = async (sql: Sql, now: Date): Promise<void> => {
  const quotedNumber = await writeQuoted(sql)
  const requests = await sql.query<Requested>(requested)
  let number = quotedNumber + requests.length
  for (const one of await sql.query<Published>(published)) {
    const definition = storedDefinition(one.definition)
    const fits = await readyFor(definition)
    const from = Date.parse(one.published_at)
    const drawn = () =>
      Array.from({ length: each }, (_, index) => ({
        number: submissionNumber(one.code, (number += 1)),
        by: one.by,
        at: new Date(Math.min(from + days(index + 1), now.getTime())).toISOString(),
      }))
    const about = requests.filter(({ form }) => form === one.form)
    const rows = (about.length > 0 ? about : drawn()).map((given) => {
      const at = new Date(given.at).toISOString()
      const today = utcDay(at)
      const variant = one.variants.length > 0 ? faker.helpers.arrayElement(one.variants).code : null
      const known = variant === null ? {} : { variant }
      const sample = sampleAnswers(definition, { at, known, fits })
      const judged = judge(definition, answersOf(definition, sample), { at, known, fits })
      return rowOf(one, {
        ...given,
        at,
        version: one.version,
        variant,
        facts: submissionFacts(definition, judged, today),
      })
    })
    await insertRows(sql, 'form_submissions', rows)
  }
  await sql.query("select setval('form_submission_numbers', $1)", [Math.max(number, 1)])
}
