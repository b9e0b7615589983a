import { useMayName } from '../../data/person.ts'
import { idsIn, referencesOf } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import { areaOf } from '../fields/areaOf.ts'
import type { Values } from './form.types.ts'

/** Whether somebody is not asked for a field: it may be left empty, and they would find nothing to choose. */
export const useIdle = (area: Area): ((name: string, values: Values) => boolean) => {
  const mayName = useMayName()
  const references = new Map(referencesOf(area))
  return (name, values) => {
    const referred = references.get(name)
    const isOpen = !area.fields[name]!.required && idsIn(values[name]).length === 0
    return referred !== undefined && isOpen && !mayName(areaOf({ area: referred }))
  }
}
