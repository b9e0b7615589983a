import { faker } from '@faker-js/faker/locale/id_ID'
import { days, utcDay } from '../../../../machines/kit/days.ts'
import type { Answers, Definition } from '../../../shared/forms/definition.ts'
import { judge } from '../../../shared/forms/judge.ts'
import { storedDefinition } from '../../../shared/forms/read.ts'
import { columnsOf, keptWith } from '../../../shared/forms/keyColumns.ts'
import { readyFor } from '../../../shared/forms/ready.ts'
import { snake } from '../../../shared/area/names.ts'
import type { Host } from '../../context.ts'
import type { FileStore } from '../../files/fileStore.ts'
import { filesOf } from '../../answeredFiles.ts'
import type { Sql } from '../../store/store.ts'
import { submissionFacts, submissionNumber } from '../../submissionFacts.ts'
import type { Past } from '../chronicle.ts'
import { insertRows } from '../insertRows.ts'
import { fullName } from '../person.ts'
import { type Answerer, answersBy, knownOf } from './answers.ts'
import { writeFigures } from './figures.ts'
import { type Answered, writeLinks } from './links.ts'
import { specimensOf } from './specimens.ts'

/** Of each published form. */
const each = 14

/** Forms that customers answer by links too. */
const linked = ['MOTOR-CLAIM', 'HEALTH-DECLARATION', 'TRAVEL-DELAY']

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
}

const published = `
  select v.id as version, v.form, v.organisation_id, v.definition as definition_id, v.hash, d.definition, f.code, f.variants,
    v.published_at
  from form_versions v join form_definitions d on d.id = v.definition join designed_forms f on f.id = v.form
  where v.status = 'PUBLISHED' order by f.code, v.organisation_id`

/** Quotations whose further questions were answered by a submission. */
const quoted = `
  select e.event ->> 'submission' as number, e.event ->> 'at' as at, e.event #>> '{by,name}' as who,
    e.event ->> 'source' = 'FORM' as "isOwn", p.quotes_code, p.customer_name,
    v.id as version, v.form, v.organisation_id, v.definition as definition_id, v.hash, d.definition
  from timeline e join post_quotes p on p.id = e.case_id
  join form_versions v on v.form = p.form and v.status = 'PUBLISHED' join form_definitions d on d.id = v.definition
  where e.area = 'postquote' and e.entry = 'answered' order by 1`

interface Quoted extends Omit<Published, 'code' | 'variants' | 'published_at'> {
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

type World = Pick<Past, 'people' | 'of'> & {
  /** The columns with what records are called, by area. */
  titles: ReadonlyMap<string, string>
  fileFor: ReturnType<typeof specimensOf>['fileFor']
}

/** Answers of a person, with what is known of the record that they are about, as they are stored. */
const factsOf = async (definition: Definition, house: string, { at, person, told, of, titles, fileFor }: Wanted) => {
  const fits = await readyFor(definition)
  const recordsOf: Answerer['recordsOf'] = (area) =>
    of(area)
      .filter((row) => row['organisation_id'] === house)
      .map((row) => ({ id: String(row['id']), title: String(row[titles.get(area)!]) }))
  const given = answersBy(definition, { at, known: told, fits }, { person, recordsOf, fileFor: fileFor(house) })
  const known: Answers = { ...knownOf(definition, given), ...told }
  const judged = judge(definition, given, { at, known, fits })
  return { ...submissionFacts(definition, judged, utcDay(at)), ...filesOf(definition, judged.answers) }
}
interface Wanted extends World {
  at: string
  person: string
  told: Answers
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
const writeQuoted = async (sql: Sql, world: World): Promise<number> => {
  const rows = []
  let last = 0
  for (const one of await sql.query<Quoted>(quoted)) {
    const definition = storedDefinition(one.definition)
    const { at, number, customer_name: person } = one
    const told = { quotesCode: one.quotes_code, customer_name: person }
    const facts = await factsOf(definition, one.organisation_id, { ...world, at, person, told })
    rows.push(rowOf(one, { at, number, by: one.who, version: one.isOwn ? one.version : null, variant: null, facts }))
    last = Math.max(last, Number(number.split('-').at(-1)))
  }
  if (rows.length > 0) await insertRows(sql, 'form_submissions', rows)
  return last
}

const columned = 'update designed_forms set key_columns = $2 where id = $1'

/** Writes what people have answered to the forms of the demo since these were published, by themselves and by links. */
export const writeSubmissions = async (
  sql: Sql,
  now: Date,
  files: FileStore,
  { people, of, areas }: Pick<Past, 'people' | 'of'> & Pick<Host, 'areas'>,
): Promise<void> => {
  const specimens = specimensOf(people)
  const titles = new Map(areas.map(({ id, title }) => [id, snake(title)]))
  const world = { people, of, titles, fileFor: specimens.fileFor }
  const quotedNumber = await writeQuoted(sql, world)
  const requests = await sql.query<Requested>(requested)
  let number = quotedNumber + requests.length
  for (const one of await sql.query<Published>(published)) {
    const definition = storedDefinition(one.definition)
    const desk = people.staff(one.organisation_id, 'brokerAssessor')
    const from = Date.parse(one.published_at)
    const about = requests.filter(({ form }) => form === one.form)
    const drawn = () =>
      Array.from({ length: each }, (_, index) => {
        const lag = days(faker.number.float({ min: index + 0.2, max: index + 1 }))
        return {
          number: submissionNumber(one.code, (number += 1)),
          by: faker.helpers.arrayElement(desk).name,
          at: new Date(Math.min(from + lag, now.getTime())).toISOString(),
        }
      })
    const byLink: Answered[] = []
    const rows = []
    for (const [index, given] of (about.length > 0 ? about : drawn()).entries()) {
      const person = fullName(faker.helpers.arrayElement(['female', 'male']))
      const isLinked = about.length === 0 && linked.includes(one.code) && index % 5 === 2
      const variants = isLinked ? one.variants.slice(-1) : one.variants
      const variant = variants.length > 0 ? faker.helpers.arrayElement(variants).code : null
      const at = new Date(given.at).toISOString()
      const told = variant === null ? {} : { variant }
      const facts = await factsOf(definition, one.organisation_id, { ...world, at, person, told })
      const by = isLinked ? person : given.by
      if (isLinked) byLink.push({ recipient: person, variant, at, submission: given.number })
      rows.push(rowOf(one, { ...given, by, at, version: one.version, variant, facts }))
    }
    await insertRows(sql, 'form_submissions', rows)
    await sql.query(columned, [one.form, keptWith(columnsOf(definition, null), null, true)])
    await writeFigures(sql, one.version, definition, rows.length)
    if (byLink.length > 0) await writeLinks(sql, one, byLink, now)
  }
  await insertRows(sql, 'files', await specimens.write(files, now))
  await sql.query("select setval('form_submission_numbers', $1)", [Math.max(number, 1)])
}
