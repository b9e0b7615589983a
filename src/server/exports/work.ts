import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { titleOf } from '../../shared/area/lists.ts'
import { withOrder } from '../../shared/area/columns.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { rowsPerPage } from '../../shared/endpoints/paging.ts'
import { oneWord } from '../../shared/format/fieldText.ts'
import type { Host } from '../context.ts'
import type { FileStore } from '../files/fileStore.ts'
import { HttpError } from '../http/httpError.ts'
import { lease } from '../leased.ts'
import { countRows } from '../records/counts.ts'
import { headedIn } from '../records/headed.ts'
import { readPage } from '../records/page.ts'
import { enter } from '../records/parents.ts'
import { withReferred } from '../records/references.ts'
import { day } from '../quota.ts'
import type { Caller } from '../store/store.ts'
import { callerOfKey } from '../sessions/keys/admit.ts'
import { standing } from '../sessions/rows.ts'
import { teller } from '../words.ts'
import { allowedList } from './allowed.ts'
import { columnsOf, spreadColumns, type Reader } from './cells.ts'
import type { About, Format } from './format.ts'
import { formatOf } from './formats.ts'
import { partKey, piecesOf } from './parts.ts'
import { type Claimed, claimsOf, exportLeases, keepFile, keepPart, writtenOf } from './rows.ts'
import { spreading, spreadOf } from './spread.ts'
import { narrowedTo } from './told.ts'

/** Of a slice: milliseconds in which pages are begun, and rows after which none is. */
const slice = { milliseconds: 200, rows: 5_000 }
type Slice = typeof slice
/** Rows of one file; a spreadsheet has hardly more. */
export const mostRows = 1_000_000
/** Milliseconds for which a file is kept. */
const kept = 7 * day * 1000

/** Takes one slice of the export that has waited longest; answers how many it found. */
export const workOnExports = async (host: Host, files: FileStore, most = slice): Promise<number> => {
  const job = await exportLeases.claim(host.store, host.clock())
  if (!job) return 0
  await workOn(host, files, job, most).catch((error: unknown) => exportLeases.giveBack(host, job, error))
  return 1
}

/** Who asked, as they are now: by a session that stands, or a key that is good. */
const askerOf = async (host: Host, { key_id, session_id }: Claimed): Promise<Caller | null | undefined> =>
  key_id ? callerOfKey(host, key_id) : (await standing(host.store, [session_id], host.clock()))[0]

/** The list, while who asked is there and sees as much as then. */
const listFor = async (host: Host, job: Claimed): Promise<Area | null> => {
  const now = await askerOf(host, job)
  const list = now && allowedList(host, job, now)
  if (!list) return null
  return enter(host.store, job.caller, list, job.question).then(
    () => list,
    (error: unknown) => {
      if (error instanceof HttpError) return null
      throw error
    },
  )
}

const workOn = async (host: Host, files: FileStore, job: Claimed, most: Slice): Promise<void> => {
  const { store, clock } = host
  const list = await listFor(host, job)
  if (!list) return exportLeases.end(store, job, 'refused', null, clock())
  const format = await formatOf[job.format]()
  if (job.total === null) {
    const { count, capped } = await countRows(store, job.caller, list, job.question, format.most ?? mostRows)
    if (capped) return exportLeases.end(store, job, 'failed', 'tooMany', clock())
    job.total = count
  }
  // Left by one who was killed before it was kept.
  await files.remove(partKey({ ...job, claim: job.claim - 1 }))
  if (job.stage !== 'whole' && !(await writeSlice({ host, files, job, list, format, most }))) return
  if (job.stage === 'whole') await finish({ host, files, job, list, format, most })
}

interface Writing {
  host: Host
  files: FileStore
  job: Claimed
  list: Area
  format: Format
  most: Slice
}

/** Writes one more piece, and says so; false when it was not ours to write any more. */
const writeSlice = async ({ host, files, job, list, format, most }: Writing): Promise<boolean> => {
  const { head, row, foot, pack } = format
  const { columns: names, sort } = job.question
  const reader = readerOf(job)
  const spread = await spreadOf(host, job.caller, list, job.question, reader)
  const shown = await headedIn(host, job.caller, list, job.question, job.locale)
  const columns = spread
    ? [...columnsOf(shown, reader, [list.title, ...list.spread!.beside]), ...spreadColumns(spread, reader)]
    : columnsOf(shown, reader, withOrder(names, sort ?? list.list.order))
  const read = spread ? spreading(list, job.caller) : list
  const until = performance.now() + most.milliseconds
  const ids: string[] = []
  let written = job.parts === 0 ? head(columns) : ''
  for await (const rows of pagesOf(host, job, read, ids)) {
    for (const one of rows) written += row(columns.map(({ cell }) => cell(one)))
    ids.push(...rows.map(({ id }) => id))
    if (performance.now() >= until || ids.length >= most.rows) break
  }
  const text = Buffer.from(job.stage === 'whole' ? written + foot : written)
  const key = partKey(job)
  await files.write(key, [await pack(text)])
  Object.assign(job, { bytes: job.bytes + text.length, crc: crc32(text, job.crc) })
  const isKept = await keepPart(host.store, job, ids, job.stage === 'whole' ? leased(host) : host.clock())
  if (!isKept) await files.remove(key)
  return isKept
}

const readerOf = ({ locale, question, requested_at: at }: Claimed): Reader => ({
  at,
  t: oneWord(teller(locale)),
  locale,
  zone: question.user_timezone,
})

const aboutOf = async (host: Host, job: Claimed, list: Area): Promise<About> => {
  const { totals = [], summary = [] } = list.list
  return {
    title: teller(job.locale)(titleOf(list)),
    narrowed: await narrowedTo(host, job.caller, list, job, job.locale),
    askedAt: new Date(job.requested_at),
    reader: readerOf(job),
    parts: totals,
    sums: summary,
  }
}

const leased = ({ clock }: Host): Date => new Date(clock().getTime() + lease)

/** The next pages of rows of which none is written, nor among these ids; moves the job on behind each. */
async function* pagesOf(host: Host, job: Claimed, list: Area, ids: readonly string[]): AsyncGenerator<Row[]> {
  const { caller, question } = job
  const limit = rowsPerPage.at(-1)!
  /** Rows stay where they are in an order by their beginning alone. */
  const staysInOrder = /^-?created_at$/.test(question.sort ?? list.list.order)
  while (job.stage !== 'whole') {
    const changedSince = job.stage === 'changed' ? job.requested_at : null
    const page = await readPage(host.store, caller, list, { ...question, changedSince, limit, after: job.after })
    const found = page.rows.map((json) => JSON.parse(json) as Row)
    const rows = staysInOrder ? found : await unwritten(host, job, found, ids)
    job.after = page.next
    if (page.next === null) job.stage = job.stage === 'rows' && !staysInOrder ? 'changed' : 'whole'
    yield await withReferred(host, caller, list, rows)
  }
}

/** Without those that were written before they changed and came to another place in the order. */
const unwritten = async ({ store }: Host, job: Claimed, rows: Row[], ids: readonly string[]): Promise<Row[]> => {
  const changed = rows.filter(({ updated_at }) => updated_at >= job.requested_at).map(({ id }) => id)
  if (changed.length === 0) return rows
  const written = await writtenOf(store, job, changed)
  for (const id of ids) written.add(id)
  return rows.filter(({ id }) => !written.has(id))
}

/** Puts the pieces together. */
const finish = async ({ host, files, job, list, format: { whole } }: Writing): Promise<void> => {
  const { store, clock } = host
  const key = randomUUID()
  const pieces = piecesOf(files, job, await claimsOf(store, job))
  const written = await files.write(
    key,
    whole(pieces, job, () => aboutOf(host, job, list)),
  )
  const now = clock()
  const file = { key, ...written, expiresAt: new Date(now.getTime() + kept) }
  if (!(await keepFile(store, job, file, now))) await files.remove(key)
}
