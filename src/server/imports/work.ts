import type { Host } from '../context.ts'
import { bytesOf } from '../files/content.ts'
import type { FileStore } from '../files/fileStore.ts'
import { HttpError } from '../http/httpError.ts'
import { lease } from '../leased.ts'
import { findSession } from '../sessions/rows.ts'
import { sessionOf } from '../sessions/people.ts'
import type { Session } from '../sessions/types.ts'
import { isWhole, matched, recalled } from './columns.ts'
import { formFor } from './form.ts'
import { alreadyMade, type Importing, judgeRows, readRows } from './judge.ts'
import { makeRow } from './make.ts'
import { type ImportJob, importLeases, keep } from './rows.ts'
import { readSheet } from './sheets/read.ts'
import { type SheetRow, Unreadable } from './sheets/sheet.ts'
import { judged, judgedAfterAll, rowsBehind, settle, stage, takeUp, type Verdict } from './staged.ts'

/** Of a slice: milliseconds in which something is begun, and the rows that go together. */
const slice = { milliseconds: 200, read: 1_000, check: 100, make: 20 }
type Slice = typeof slice

/** A file that this process is reading: nobody else can go on in the middle of it. */
interface Open {
  job: ImportJob
  rows: AsyncGenerator<SheetRow>
}

/** Works on the imports that have waited longest, a slice each time; answers how many it found. */
export const importWork = (host: Host, files: FileStore, most: Slice = slice): (() => Promise<number>) => {
  let open: Open | null = null
  const letGo = async () => {
    await open?.rows.return(undefined)
    open = null
  }
  const guarded = async (job: ImportJob, work: () => Promise<void>) => {
    await work().catch(async (error: unknown) => {
      if (open?.job === job) await letGo()
      if (error instanceof Unreadable) return importLeases.end(host.store, job, 'failed', error.reason, host.clock())
      if (error instanceof HttpError && error.code === 'FORBIDDEN')
        return importLeases.end(host.store, job, 'refused', null, host.clock())
      return importLeases.giveBack(host, job, error)
    })
    return 1
  }

  return async () => {
    const reading = open
    if (reading)
      await guarded(reading.job, async () => {
        if (!(await readOn(host, reading, most))) await letGo()
      })
    const job = await importLeases.claim(host.store, host.clock())
    if (!job) return reading ? 1 : 0
    return guarded(job, async () => {
      const importing = await asThen(host, job)
      if (!importing) return importLeases.end(host.store, job, 'refused', null, host.clock())
      if (job.state === 'checking') return check(importing, job, most)
      if (job.state === 'running') return make(importing, job, most)
      const rows = readSheet(() => bytesOf(files, job.storage_key!))
      // One file at a time is open; whoever comes next waits for a slice.
      if (open) return void (await keep(host.store, job, {}, host.clock()))
      open = { job, rows }
      if (!(await readOn(host, open, most))) await letGo()
    })
  }
}

const leased = ({ clock }: Host): Date => new Date(clock().getTime() + lease)

/** The person who brought it, while their session stands in the same organisation. */
const sessionFor = async ({ store, clock }: Host, job: ImportJob): Promise<Session | null> => {
  const row = await findSession(store, job.session_id)
  const session = row && new Date(row.expires_at) > clock() ? sessionOf(job.session_id, row) : null
  return session?.caller.organisation === job.organisation_id ? session : null
}

/** The job as it is done for them, while they may. */
const asThen = async (host: Host, job: ImportJob): Promise<Importing | null> => {
  const session = await sessionFor(host, job)
  const form = session && formFor(host, job.area, session.caller)
  return form && { host, by: session.actor, form, mapping: job.mapping ?? [], locale: job.locale }
}

/** Stages the next rows of a file; false when there are no more, or it is not ours to read any more. */
const readOn = async (host: Host, { job, rows }: Open, { milliseconds, read }: Slice): Promise<boolean> => {
  const until = performance.now() + milliseconds
  const found: SheetRow[] = []
  let isOver = false
  while (found.length < read && performance.now() < until) {
    const { done, value } = await rows.next()
    isOver = done === true
    if (isOver) break
    const row = value as SheetRow
    if (job.columns.length === 0) Object.assign(job, { columns: headersOf(row), cursor: row.number })
    else if (row.number > job.cursor) found.push(row)
  }
  const changes = { columns: job.columns, rows: job.rows + found.length, cursor: found.at(-1)?.number ?? job.cursor }
  if (!(await stage(host.store, job, found, changes, leased(host)))) return false
  if (isOver) await close(host, job)
  return !isOver
}

const headersOf = ({ cells }: SheetRow): string[] => Array.from(cells, (cell) => String(cell ?? '').trim())

/** All is read: whether somebody must say what the columns are. */
const close = async (host: Host, job: ImportJob): Promise<void> => {
  if (job.rows === 0) throw new Unreadable('empty')
  const importing = await asThen(host, job)
  if (!importing) return importLeases.end(host.store, job, 'refused', null, host.clock())
  const { form } = importing
  const mapping = matched(form, job.columns)
  const known = isWhole(form, job.columns, mapping)
    ? mapping
    : await recalled(host.store, job.organisation_id, form, job.columns)
  const next = { state: known ? ('checking' as const) : ('mapping' as const), mapping: known ?? mapping, cursor: 0 }
  await keep(host.store, job, next, host.clock())
}

const countOf = (verdicts: readonly Verdict[], state: Verdict['state']) =>
  verdicts.filter((one) => one.state === state).length

/** Says of the next rows what they would come to. */
const check = async (importing: Importing, job: ImportJob, { milliseconds, check: atOnce }: Slice): Promise<void> => {
  const { host } = importing
  const until = performance.now() + milliseconds
  do {
    const rows = await rowsBehind(host.store, job, job.cursor, atOnce)
    if (rows.length === 0) return decide(host, job)
    const verdicts = await judgeRows(importing, rows)
    const changes = {
      cursor: rows.at(-1)!.number,
      done: job.done + rows.length,
      good: job.good + countOf(verdicts, 'good'),
      bad: job.bad + countOf(verdicts, 'bad'),
      already: job.already + countOf(verdicts, 'already'),
    }
    if (!(await judged(host.store, job, verdicts, changes, host.clock()))) return
  } while (performance.now() < until)
}

/** All is checked: it is shown to the person, or made as they have said. */
const decide = async (host: Host, job: ImportJob): Promise<void> => {
  const { good = 0, bad = 0, already = 0 } = await settle(host.store, job)
  const counts = { good, bad, already }
  if (job.mode === null) return void (await keep(host.store, job, { ...counts, state: 'checked' }, host.clock()))
  if (job.mode === 'all' && bad > 0)
    return void (await keep(
      host.store,
      job,
      { ...counts, state: 'checked', reason: 'turnedBad', mode: null },
      host.clock(),
    ))
  await keep(host.store, job, { ...counts, state: 'running', done: 0 }, host.clock())
}

/** Makes records of the next rows. */
const make = async (importing: Importing, job: ImportJob, { milliseconds, make: atOnce }: Slice): Promise<void> => {
  const { host } = importing
  const until = performance.now() + milliseconds
  do {
    const rows = await takeUp(host.store, job, atOnce)
    if (rows.length === 0) {
      const ended_at = host.clock().toISOString()
      return void (await keep(host.store, job, { state: 'ready', ended_at }, host.clock()))
    }
    const read = await readRows(importing, rows)
    const results: Verdict[] = []
    for (const [index, row] of read.entries()) {
      const { state, errors } = await makeRow(importing, row)
      // Who was killed behind it has not said so.
      const isOurs = state === 'already' && rows[index]!.was === 'making'
      const record_id = state === 'refused' ? null : row.id
      results.push({ number: row.number, state: isOurs ? 'made' : state, errors, marks: [], record_id, title: null })
    }
    const titles = await alreadyMade(
      importing,
      results.flatMap(({ record_id }) => record_id ?? []),
    )
    for (const one of results) one.title = titles.get(one.record_id ?? '') ?? null
    const changes = {
      done: job.done + rows.length,
      made: job.made + countOf(results, 'made'),
      already: job.already + countOf(results, 'already'),
      refused: job.refused + countOf(results, 'refused'),
    }
    if (!(await judged(host.store, job, results, changes, host.clock())))
      return judgedAfterAll(host.store, job, results)
  } while (performance.now() < until)
}
