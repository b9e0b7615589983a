import { carriedOn } from '../../../machines/kernel/versions.ts'
import type { CaseRecord } from '../../../machines/kernel/types.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { becoming, inOneOrder, recordFacts, writtenIn } from '../cases/commit.ts'
import type { Machine } from '../lifecycles.ts'
import { asKept, type KeptRecord, recordColumns } from '../records/caseRecord.ts'
import { type Store, system } from '../store/store.ts'
import { firstId } from './live.ts'

/** Cases that are read at a time. */
const most = 200

/** The cases of a former version may be few among millions. */
const patience = { statement: 300_000 }

type Row = KeptRecord & { id: string; title: string }

/** What became of a case of another version: it is written as this one writes it; somebody has moved it meanwhile, which did the same; or it stays, since nothing leads there. */
export interface Migrated {
  id: string
  title: string
  became: 'migrated' | 'moved' | 'stranded'
}

const read = (store: Store, { area, lifecycle }: Machine, after: string): Promise<Row[]> =>
  store.transaction(
    system,
    ({ query }) =>
      query<Row>(
        `select id, ${snake(area.title)} as title, ${recordColumns} from ${area.table}
         where machine_version <> $1 and id > $2 order by id limit ${most}`,
        [lifecycle.version, after],
      ),
    patience,
  )

const statement = (area: Area, columns: readonly string[]): string => `
  with migrated as (
    update ${area.table} set ${becoming(
      area,
      columns,
      columns.map((_, index) => `$${index + 6}`),
      { desk_since: '$5::timestamptz' },
    )}
    where id = $1 and revision = $2 and machine_version = $3 returning id, revision, machine, machine_version
  ), kept as (
    insert into case_migrations (area, case_id, revision, machine, from_version, to_version, snapshot, at)
    select '${area.id}', id, revision, machine, $3::integer, machine_version, $4::jsonb, $5::timestamptz from migrated
  )
  select id from migrated`

/** Whether the case still was as it was read. */
const write = async (
  store: Store,
  machine: Machine,
  id: string,
  before: CaseRecord,
  now: CaseRecord,
  at: Date,
): Promise<boolean> => {
  const facts = inOneOrder(recordFacts(machine, now, at.toISOString()))
  const values = [id, before.revision, before.version, JSON.stringify(before.snapshot), at.toISOString()]
  const written = await store.run(system, statement(machine.area, Object.keys(facts)), [
    ...values,
    ...writtenIn(machine.area, facts),
  ])
  return written.length > 0
}

/**
 * Writes the cases of other versions as a machine of today reads them, each in a transaction of its own beside how it was kept before.
 * It is no event: who reads a case is told the same before and after, so that its timeline, its revision and its evidence stay. Where it
 * is stopped, it goes on when it is begun again.
 */
export async function* migrateBook(store: Store, machine: Machine, clock: () => Date): AsyncGenerator<Migrated> {
  for (let after = firstId, rows = await read(store, machine, after); rows.length > 0;) {
    for (const { id, title, ...row } of rows) {
      const before = asKept(row)
      const now = carriedOn(machine.lifecycle, before)
      const isWritten = now && (await write(store, machine, id, before, now, clock()))
      yield { id, title, became: now ? (isWritten ? 'migrated' : 'moved') : 'stranded' }
    }
    after = rows.at(-1)!.id
    rows = await read(store, machine, after)
  }
}
