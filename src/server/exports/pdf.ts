import { setImmediate } from 'node:timers/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import Pdf from 'pdfkit'
import { unitOf } from '../../../machines/fields/currencies.ts'
import { formatDate, formatInstant } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { formatNumber, formatRate } from '../../shared/format/number.ts'
import { pagesOf, type Text, type Wide } from '../documents/pages.ts'
import type { Cell, Column, NumberKind, Reader } from './cells.ts'
import type { About, Format } from './format.ts'

type Head = Omit<Column, 'cell'>[]

const line = (value: unknown): string => `${JSON.stringify(value)}\n`

/** A table on A4 pages for people to print, with the sums of its parts at its end. */
export const pdf: Format = {
  type: 'application/pdf',
  most: 5_000,
  head: (columns) => line(columns),
  row: line,
  foot: '',
  pack: async (text) => text,
  whole: (pieces, _, about) => drawn(pieces, about),
}

async function* drawn(pieces: AsyncIterable<Buffer>, about: () => Promise<About>): AsyncGenerator<Buffer> {
  const told = await about()
  const { title, askedAt, reader } = told
  const info = { Title: title, CreationDate: askedAt }
  const document = new Pdf({ size: 'A4', layout: 'landscape', margin: 36, info, lang: reader.locale })
  const lines = createInterface({ input: Readable.from(pieces) })
  const drawing = draw(document, lines, told).then(
    () => document.end(),
    (error: Error) => document.destroy(error),
  )
  for await (const chunk of document) yield chunk as Buffer
  await drawing
}

/** Amounts say their currency themselves. */
const isTold = ({ name }: Head[number]): boolean => name !== 'currency'

const draw = async (document: PDFKit.PDFDocument, lines: AsyncIterable<string>, about: About): Promise<void> => {
  const { t, locale, zone } = about.reader
  const pages = pagesOf(document, (page) => t('exports:pdf.page', { page: formatNumber(page) }))
  const made = t('exports:pdf.made', { at: formatInstant(about.askedAt.toISOString(), locale, zone) })
  pages.words(about.title, 16, true)
  pages.words([...about.narrowed, made].join(' · '), 9)
  let told: readonly boolean[] = []
  let totals: ReturnType<typeof totalsOf> | undefined
  for await (const text of lines) {
    if (!totals) {
      const head = JSON.parse(text) as Head
      totals = totalsOf(head, about)
      pages.table(head.filter(isTold))
      told = head.map(isTold)
      continue
    }
    const cells = JSON.parse(text) as Cell[]
    totals.add(cells)
    const isNewPage = pages.row(
      cells
        .filter((_, index) => told[index])
        .map((cell) => ({ text: textOf(cell, about.reader), isFigure: cell?.kind === 'number' })),
    )
    // Others are served between two pages.
    if (isNewPage) await setImmediate()
  }
  if (!totals?.isDivided) return
  pages.words(t('exports:pdf.totals'), 12, true)
  pages.table(totals.columns())
  for (const row of totals.rows()) pages.row(row)
}

const textOf = (cell: Cell, { locale, zone }: Reader): string => {
  if (cell === null) return ''
  if (cell.kind === 'text') return cell.text
  if (cell.kind === 'day') return formatDate(cell.day, locale, 'list')
  if (cell.kind === 'instant') return formatInstant(cell.at, locale, zone)
  const { value, as } = cell
  if (as === 'rate') return formatRate(value)
  if (!as.startsWith('money')) return formatNumber(value)
  const currency = currencyOf(as)
  return formatMoney(minor(value, currency), currency)
}

const currencyOf = (as: NumberKind): string => as.slice('money '.length)
const minor = (amount: number, currency: string): number => Math.round(amount * unitOf(currency))

interface Part {
  texts: string[]
  currency: string
  count: number
  sums: number[]
}

/** Counts and adds up rows by their parts, each currency by itself. */
const totalsOf = (head: Head, { parts, sums, reader }: About) => {
  const placesOf = (names: readonly string[]) =>
    names.map((name) => head.findIndex((column) => column.name === name)).filter((at) => at >= 0)
  const [by, of] = [placesOf(parts), placesOf(sums)]
  const found = new Map<string, Part>()
  return {
    add: (cells: readonly Cell[]) => {
      const texts = by.map((at) => textOf(cells[at]!, reader))
      const amounts = of.map((at) => cells[at]!)
      const known = amounts.find((cell) => cell?.kind === 'number')
      const currency = known?.kind === 'number' ? currencyOf(known.as) : ''
      const key = JSON.stringify([texts, currency])
      const part = found.get(key) ?? { texts, currency, count: 0, sums: of.map(() => 0) }
      part.count += 1
      amounts.forEach((cell, index) => {
        if (cell?.kind === 'number') part.sums[index]! += minor(cell.value, currency)
      })
      found.set(key, part)
    },
    isDivided: by.length > 0,
    columns: (): Wide[] => [
      ...by.map((at) => head[at]!),
      { header: reader.t('exports:pdf.rows'), width: 10, isNumeric: true },
      ...of.map((at) => head[at]!),
    ],
    rows: (): Text[][] =>
      [...found.values()]
        .toSorted((one, other) => one.texts.join().localeCompare(other.texts.join(), reader.locale))
        .map(({ texts, currency, count, sums: amounts }) => [
          ...texts.map((text) => ({ text })),
          { text: formatNumber(count), isFigure: true },
          ...amounts.map((amount) => ({ text: currency && formatMoney(amount, currency), isFigure: true })),
        ]),
  }
}
