import { systemActor } from '../../../machines/kernel/actors.ts'
import { advance } from '../../../machines/kernel/advance.ts'
import type { Host } from '../context.ts'
import { type KeptRecord, recordColumns, recordOf } from '../records/caseRecord.ts'
import { system } from '../store/store.ts'
import type { Move, Step } from './commit.ts'
import { payloadOf } from './hearing.ts'
import { placeOf } from './place.ts'

type Following = Move & { step: Step }

/** The steps of the cases that follow a move. @throws when one of them does not take what it is told */
export const followingOf = async (host: Host, { place, id, step }: Following): Promise<Following[]> => {
  const followed = await host.followers[place.area.id]?.(host, { id, step })
  if (!followed) return []
  const theirs = placeOf(host, followed.area)
  const { area, lifecycle } = theirs
  const rows = await host.store.run<KeptRecord & { id: string }>(
    system,
    `select id, ${recordColumns} from ${area.table} where id = any($1::uuid[])`,
    [[...followed.events.keys()]],
  )
  return rows.map((row) => {
    const told = followed.events.get(row.id)!
    const { type } = told
    const event = { ...payloadOf(theirs, 'host', told), type, by: systemActor, at: step.entry.at }
    const moved = advance(lifecycle, recordOf(lifecycle, row), event)
    if (!moved.ok) throw new Error(`${area.id} ${row.id} does not take ${type}: ${JSON.stringify(moved.refusal)}`)
    return { place: theirs, id: row.id, revision: row.revision, step: moved, request: null }
  })
}
