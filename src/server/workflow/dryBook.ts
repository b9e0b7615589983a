import { type Fate, fateOf } from '../../../machines/kernel/dryRun.ts'
import type { CaseRecord, Entry, Lifecycle } from '../../../machines/kernel/types.ts'
import { snake } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { entriesOf } from '../cases/timeline.ts'
import { type KeptRecord, recordColumns } from '../records/caseRecord.ts'
import { type Store, system } from '../store/store.ts'

/** Cases that are read at a time. */
const batch = 200

const first = '00000000-0000-0000-0000-000000000000'

export interface DryFate {
  area: string
  id: string
  title: string
  fate: Fate
}

type Row = KeptRecord & { id: string; title: string; entries: Entry[] | null }

const read = (store: Store, area: Area, after: string): Promise<Row[]> =>
  store.run<Row>(
    system,
    `select id, ${snake(area.title)} as title, ${recordColumns}, ${entriesOf(area)} as entries
     from ${area.table} c where snapshot ->> 'status' = 'active' and id > $1 order by id limit ${batch}`,
    [after],
  )

const asKept = ({ machine, machine_version: version, revision, snapshot }: Row): CaseRecord => ({
  machine,
  version,
  revision,
  snapshot,
})

/** What the machine of an area, as it is now, makes of its open cases: one after the other, and nothing is written. */
export async function* dryBook(store: Store, area: Area, lifecycle: Lifecycle): AsyncGenerator<DryFate> {
  for (
    let after = first, rows = await read(store, area, after);
    rows.length > 0;
    rows = await read(store, area, after)
  ) {
    for (const row of rows) {
      const { id, title, entries } = row
      yield { area: area.id, id, title, fate: fateOf(lifecycle, asKept(row), entries ?? []) }
    }
    after = rows.at(-1)!.id
  }
}
