import { randomUUID } from 'node:crypto'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Json } from '../../../machines/kernel/types.ts'
import { guardedIn, toldOf } from '../../shared/area/sight.ts'
import { supportedLocale } from '../../shared/locales.ts'
import type { Author } from '../../shared/endpoints/answers/records.ts'
import type { Parties } from '../context.ts'
import { partiesOf, partyColumns } from '../records/scope.ts'
import { type Performer, textOf } from '../task.ts'
import { say } from '../words.ts'
import { documentKey } from './issued.ts'
import { type Sheeted, recordSheet } from './recordSheet.ts'
import { sealOf } from './seal.ts'
import { pdfOf } from './sheet.ts'

interface Issue {
  record: Record<string, unknown>
  seen_by: string[]
  seen_now: Parties
  parties: Sheeted['parties']
  user_id: string
  locale: string
  organisation_id: string
  name: string
  colour: string
  by: Author
}

const found = (area: Area) => `
  select to_jsonb(r) as record, t.parties as seen_by, ${partiesOf(area)} as seen_now, (
      select jsonb_agg(jsonb_build_object('kind', kind, 'name', name) order by kind desc)
      from organisations where id in (${partyColumns(area).join(', ')})
    ) as parties, u.id as user_id, u.locale, o.id as organisation_id, o.name, o.colour,
    known_person(u.id, o.id) as by
  from timeline t
  join ${area.table} r on r.id = t.case_id
  join users u on u.id = (t.event->'by'->>'userId')::uuid
  join organisations o on o.id = (t.event->'by'->'organisation'->>'id')::uuid
  where t.area = $1 and t.case_id = $2 and t.revision = $3`

const stored = `
  insert into files (id, organisation_id, uploaded_by, storage_key, name, type, size, confirmed_at, area, case_id, parties, created_at, digest)
  values ($1, $2, $3, $4, $5, 'application/pdf', $6, $7, $8, $9, $10, $7, $11)`

const sealed = 'insert into document_seals (seal, file_id, area, case_id, said) values ($1, $2, $3, $4, $5)'

/** Writes a document of a case as a PDF into the case's files, on behalf and in the language of the person who issued it. */
export const issueDocument: Performer = async (task, { host, files, read, area, at }) => {
  const [issue] = await read.query<Issue>(found(area), [task.area, task.case_id, task.revision])
  if (!issue) throw new Error('The document was issued by nobody that is known')
  const locale = supportedLocale(issue.locale)
  const document = textOf(task, 'document')
  const row = Object.fromEntries(Object.keys(area.fields).map((name) => [name, issue.record[snake(name)]]))
  // The host gives some numbers itself, which no effect knows.
  const number = area.number ? String(row[area.number]) : textOf(task, 'number')
  const facts = { ...row, ...(task.params.facts as Record<string, Json>) }
  // Everybody who may open the case may open its documents.
  const record = toldOf(area.fields, guardedIn(area.fields), facts)
  const currency = issue.record.currency as string | undefined
  const seal = sealOf(host.secret, task.id)
  const checkedAt = `${host.config.publicUrl}/document/${seal}`
  const sheeted = { area, document, number, record, currency, issuer: issue, parties: issue.parties, at, checkedAt }
  const sheet = recordSheet(locale, sheeted)
  const { colour: _colour, check: _check, ...said } = sheet
  const pdf = await pdfOf(sheet, new Date(at))

  // The same key each time, so that a try that was cut off leaves nothing behind.
  const key = documentKey(document, task.id)
  await files.remove(key)
  const { digest } = await files.write(key, [pdf])
  const name = say(locale, `${area.lifecycle!.id}:documents.${document}.file`, { number })
  const id = randomUUID()
  const values = [
    id,
    issue.organisation_id,
    issue.user_id,
    key,
    name,
    pdf.length,
    at,
    task.area,
    task.case_id,
    issue.seen_by,
    digest,
  ]
  const issued = { id, name, type: 'application/pdf', size: pdf.length, at, by: issue.by }
  return {
    write: async (sql) => {
      await sql.query(stored, values)
      await sql.query(sealed, [seal, id, task.area, task.case_id, JSON.stringify(said)])
      return { parties: issue.seen_now, issued }
    },
  }
}
