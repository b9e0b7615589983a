import { areas } from '../../../src/areas/registry.ts'
import { makers } from '../../../src/server/demo/areas/makers.ts'
import { insertRows, type Row } from '../../../src/server/demo/insertRows.ts'
import { plainRows, thereOf, type Others } from '../../../src/server/demo/plainRows.ts'
import type { Member } from '../../../src/server/demo/people.ts'
import { ownerText } from '../../../src/server/store/scope.ts'
import { type Store, system } from '../../../src/server/store/store.ts'
import { referencesOf } from '../../../src/shared/area/names.ts'
import type { Area } from '../../../src/shared/area/types.ts'
import type { OrganisationKind } from '../../../src/shared/organisationKinds.ts'

/** What no person makes and no demo, since it arises with what others are: the books are written by their cases. */
const isArising = ({ demo, permissions }: Area): boolean => demo === 0 && !permissions.create

/** Makes what an organisation has of the plain areas to which one refers, and of those to which they refer, as the demo does; each once. */
export const othersOf = (store: Store, { id, kind }: { id: string; kind: OrganisationKind }, now: number) => {
  const made = new Map<Area, Row[]>()
  const addReferred = async (area: Area): Promise<void> => {
    for (const [, of] of referencesOf(area)) {
      const one = areas.find((other) => other.id === of)
      if (!one || one.lifecycle || isArising(one) || made.has(one)) continue
      made.set(one, [])
      await addReferred(one)
      const owner = { id, kind: one.common ? 'platform' : kind } as Member
      await store.transaction(system, async (sql) => {
        await sql.query(ownerText[store.engine])
        // What is nobody's may have been made for another organisation.
        const isThere = one.common && (await thereOf(sql, one, [])).length > 0
        const rows = isThere ? [] : plainRows({ ...one, demo: one.demo || 3 }, [owner], now, made, makers[of])
        await insertRows(sql, one.table, rows)
        made.set(one, await thereOf(sql, one, rows))
      })
    }
  }
  return async (area: Area): Promise<Others> => {
    await addReferred(area)
    return (of) => [...made].find(([{ id: one }]) => one === of)?.[1] ?? []
  }
}
