import { grants } from '../../../machines/kernel/grants.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { areaFor, unseenIn } from '../../shared/area/sight.ts'
import type { Area } from '../../shared/area/types.ts'
import { inspectingPersonal } from '../../shared/inspecting.ts'

/** The names of a case's values that may be told. */
export type Sight = ReadonlySet<string>

export const blind: Sight = new Set()

/** Who may, is told what the case's page shows them, and nothing of what is guarded from them; everybody else no value. */
export const sightOf = (area: Area, { guarded = {} }: Lifecycle, permissions: readonly string[]): Sight => {
  if (!grants(permissions, inspectingPersonal)) return blind
  const asFields = Object.fromEntries(Object.entries(guarded).map(([name, guard]) => [name, { guarded: guard }]))
  const unseen = [...unseenIn(area.fields, permissions), ...unseenIn(asFields, permissions)]
  const shown = areaFor(area, permissions).sections.flatMap(({ fields }) => fields)
  return new Set(shown.filter((name) => !unseen.includes(name)))
}
