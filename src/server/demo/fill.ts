import { faker } from '@faker-js/faker/locale/id_ID'
import type { Place } from '../cases/types.ts'
import { countingAnew } from '../cases/counting.ts'
import { placeOf } from '../cases/place.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Host } from '../context.ts'
import type { FileStore } from '../files/fileStore.ts'
import { perform, type Claimed } from '../jobs/outbox.ts'
import { ownerText } from '../store/scope.ts'
import { type Sql, system } from '../store/store.ts'
import { makers } from './areas/makers.ts'
import { writeFieldFiles } from './fieldFiles.ts'
import { insertRows, type Row } from './insertRows.ts'
import type { Book, Life, Past } from './chronicle.ts'
import { writeBankStatements } from './bankStatements.ts'
import { writeSubmissions } from './forms/submissions.ts'
import { linkPartners } from './linkPartners.ts'
import { writeLogos } from './logos.ts'
import { organisationRows } from './organisationRows.ts'
import { makePeople } from './people.ts'
import { plainRows, thereOf } from './plainRows.ts'
import { referredFirst } from './order.ts'
import { writeOffers } from './offers.ts'
import { writeReconciliations } from './reconciliations.ts'
import { writeRights } from './rights.ts'
import { rolesOf } from './roles.ts'
import { rowsOf } from './rows.ts'
import { writeUses } from './uses.ts'
import { withoutIndexes } from './withoutIndexes.ts'

const seed = 26
/** Cases that are written together. */
const batch = 400
/** Cases from which on indexes are built afterwards. */
const large = 5_000
/** Cases between two lines of the log. */
const told = 20_000
/** Letters that the mailbox shows when the demo begins; one to a desk is a mail to each of its people. */
const recentMails = 12

const patience = { statement: 600_000 }

/**
 * Fills an empty database with organisations, people and so many cases, each of whose events went through the lifecycle; all
 * or nothing. False when the database is not empty, or another process is filling it.
 */
export const fillDemo = async (host: Host, files: FileStore, rows = host.config.demoRows): Promise<boolean> => {
  const now = host.clock()
  faker.seed(seed)
  const roles = rolesOf(host.areas, host.lifecycles)
  const people = await makePeople(now, roles)
  return host.store.transaction(
    system,
    async (sql) => {
      // The running server makes no organisations and users.
      await sql.query(ownerText[host.store.engine])
      if (!(await isOurs(sql))) return false
      await insertRows(sql, 'organisations', await organisationRows(sql, people))
      await writeLogos(files, people.members)
      await insertRows(sql, 'users', people.users)
      await insertRows(sql, 'passwords', people.passwords)
      await insertRows(sql, 'memberships', people.memberships)
      const plain = new Map<Area, Row[]>()
      const of = (id: string) => [...plain].find(([area]) => area.id === id)?.[1] ?? []
      const fill = async () => {
        for (const one of referredFirst(host.areas).filter(({ lifecycle }) => !lifecycle)) {
          const made = plainRows(one, people.members, now.getTime(), plain, makers[one.id])
          await insertRows(sql, one.table, made)
          plain.set(one, await thereOf(sql, one, made))
          await insertRows(sql, 'files', await writeFieldFiles(files, one, made, people))
        }
        await writeOffers(sql, people.members)
        await linkPartners(sql)
        const memberRoles = await writeRights(sql, people.held, roles, now)
        await fillCases(host, files, sql, { people, memberRoles, rows, of })
      }
      const tables = placesOf(host).flatMap(({ area, book }) => [area.table, ...(book ? [book.table] : [])])
      // Before anything is asked of them: what a function of the database has planned by an index finds it gone.
      await (rows < large ? fill() : withoutIndexes(sql, [...new Set(tables), 'timeline', 'outbox', 'refusals'], fill))
      await writeSubmissions(sql, now, files, { people, of, areas: host.areas })
      await writeBankStatements(sql, now, people)
      await writeReconciliations(sql, now, people)
      await writeUses(sql, now)
      await sql.query('analyze')
      return true
    },
    patience,
  )
}

const isOurs = async (sql: Sql): Promise<boolean> => {
  const [answer] = await sql.query<{ ours: boolean }>(
    "select pg_try_advisory_xact_lock(hashtext('covergate demo')) and not exists (select from organisations) as ours",
  )
  return answer!.ours
}

const placesOf = (host: Host): Place[] =>
  referredFirst(host.areas)
    .filter(({ lifecycle }) => lifecycle)
    .map(({ id }) => placeOf(host, id))

/** The area's demo lies in the folder of its lifecycle. */
const open = async ({ area, lifecycle }: Place, past: Past): Promise<Book> => {
  const { book } = (await import(`./${lifecycle.id}/book.ts`)) as { book: (past: Past, area: string) => Book }
  return book(past, area.id)
}

const fillCases = async (
  host: Host,
  files: FileStore,
  sql: Sql,
  made: Pick<Past, 'people' | 'memberRoles' | 'rows' | 'of'>,
): Promise<void> => {
  const now = host.clock()
  const { fourEyesFrom, payoutFourEyesFrom } = host.config
  const before = new Map<string, readonly Life[]>()
  const chapters: { place: Place; book: Book; first: Life[] }[] = []
  for (const place of placesOf(host)) {
    const { lifecycle } = place
    const book = await open(place, { ...made, lifecycle, now: now.getTime(), fourEyesFrom, payoutFourEyesFrom, before })
    const first = book.lives(0, Math.min(batch, book.count))
    before.set(place.area.id, first)
    chapters.push({ place, book, first })
  }
  const performed = recentOf([...before.values()].flat())
  for (const { place, book, first } of chapters) {
    const makeBatch = async (from: number): Promise<Life[]> =>
      book.lives(from, Math.min(batch, Math.max(0, book.count - from)))
    let lives = first
    for (let from = batch; lives.length > 0; from += batch) {
      // The next lives are made while the database takes in these.
      const [, next] = await Promise.all([insertLives(sql, place, lives, performed), makeBatch(from)])
      lives = next
      if (from % told === 0 && from < book.count)
        host.log.info({ area: place.area.id, cases: from, of: book.count }, 'filling the demo')
    }
    if (book.files) await insertRows(sql, 'files', await book.files(files, now))
  }
  for (const { book } of chapters) {
    for (const arisen of (await book.after?.(sql)) ?? []) {
      if ('rows' in arisen) {
        await insertRows(sql, arisen.table, arisen.rows)
        continue
      }
      const place = placeOf(host, arisen.area)
      for (let from = 0; from < arisen.lives.length; from += batch)
        await insertLives(sql, place, arisen.lives.slice(from, from + batch), performed)
    }
    await book.tell?.(sql)
  }
  for (const { place } of chapters) await sql.query(countingAnew(place.area))
  // What is to arise of rows has arisen.
  const pending = await sql.query<Claimed & { run_at: string }>(
    'select * from outbox where done_at is null and area = any($1) order by run_at, id',
    [chapters.map(({ place }) => place.area.id)],
  )
  // Letters of a past that never was: they stay in the mailbox, also where there is SMTP.
  const silent = { ...host, config: { ...host.config, smtp: null } }
  for (const task of pending) await (await perform(silent, files, sql, task, task.run_at)).write?.(sql)
  await sql.query('update outbox set done_at = run_at where done_at is null')
  // Of the hours that a case may take people have been reminded by now.
  for (const { area } of placesOf(host).filter((place) => place.area.lifecycle.hours))
    await sql.query(
      `insert into reminders select '${area.id}', id, deadline_at from ${area.table} where deadline_at is not null`,
    )
}

type Asked = Life['effects'][number]

/** Effects that are really performed, as if in their time: the last letters, and the documents, which people open. */
const recentOf = (lives: readonly Life[]): Set<Asked['effect']> => {
  const asked = lives.flatMap(({ effects }) => effects)
  const [documents, letters] = [asked.filter(isDocument), asked.filter(isLetter)]
  const recent = letters.toSorted((a, b) => Date.parse(b.entry.at) - Date.parse(a.entry.at)).slice(0, recentMails)
  return new Set([...documents, ...recent].map(({ effect }) => effect))
}

const isLetter = ({ effect }: Asked): boolean => 'message' in effect.params

const isDocument = ({ effect }: Asked): boolean => effect.type === 'issueDocument'

const insertLives = async (
  sql: Sql,
  place: Place,
  lives: readonly Life[],
  performed: ReadonlySet<Asked['effect']>,
): Promise<void> => {
  const made = lives.map((life) => rowsOf(place, life, ({ effect }) => performed.has(effect)))
  const rows = made.map(({ row }) => row)
  const timeline = made.flatMap((one) => one.timeline)
  const outbox = made.flatMap((one) => one.outbox)
  const refusals = made.flatMap((one) => one.refusals)
  await Promise.all([
    insertRows(sql, place.area.table, rows),
    insertRows(sql, 'timeline', timeline),
    insertRows(sql, 'outbox', outbox),
    insertRows(sql, 'refusals', refusals),
    ...(place.book
      ? [
          insertRows(
            sql,
            place.book.table,
            made.flatMap((one) => one.postings),
          ),
        ]
      : []),
  ])
}
