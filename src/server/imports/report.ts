import type { Locale } from '../../shared/locales.ts'
import type { Host } from '../context.ts'
import type { Cell } from '../exports/cells.ts'
import { csv } from '../exports/csv.ts'
import { teller } from '../words.ts'
import type { ImportForm } from './form.ts'
import type { ImportJob } from './rows.ts'
import { rowsBehind, type StagedRow } from './staged.ts'
import { headed } from './template.ts'
import { saidOf } from './told.ts'
import { cellText } from './values.ts'

const atOnce = 500

const text = (said: string): Cell => (said === '' ? null : { kind: 'text', text: said })

/** What has become of each row, as a file that nothing is calculated in: the row's number, its result, the record or what is wrong, and the row itself. */
export async function* reportOf(host: Host, form: ImportForm, job: ImportJob, locale: Locale): AsyncGenerator<Buffer> {
  const t = teller(locale)
  const say = saidOf(form, locale)
  const mapping = job.mapping ?? []
  const heads = ['row', 'result', 'record', 'said'].map((one) => t(`imports:columns.${one}`))
  yield Buffer.from(csv.head([...heads, ...job.columns].map(headed)))
  const lineOf = ({ number, state, title, errors, cells }: StagedRow): string =>
    csv.row([
      { kind: 'number', value: number, as: 'integer' },
      text(t(`imports:rowStates.${state}`)),
      text(title ?? ''),
      text(errors.map(say).join('; ')),
      ...job.columns.map((_, index) => text(cellText(cells[index] ?? null, form.fields[mapping[index] ?? '']))),
    ])
  for (let after = -1; ;) {
    const rows = await rowsBehind(host.store, job, after, atOnce)
    if (rows.length === 0) return
    yield Buffer.from(rows.map(lineOf).join(''))
    after = rows.at(-1)!.number
  }
}
