import type { Outline } from './outline.ts'
import { mayName } from './parents.ts'
import type { Definition } from '../forms/definition.ts'
import type { Found } from '../forms/found.ts'
import { placesOf } from '../forms/walk.ts'

type Areas = readonly Outline[]

/** Nobody looks up what is within others: there it is none. */
const lookedIn = (areas: Areas, id: string): Outline | undefined => areas.find((area) => area.id === id && !area.parent)

const lookingUp = (definition: Definition, check: string, isFound: (area: string) => boolean): Found[] =>
  placesOf(definition).flatMap(({ field }) =>
    field.type === 'lookup' && isFound(field.area) ? [{ check, at: field.name, values: { area: field.area } }] : [],
  )

/** Fields that look up records where nobody can: with these, too, nothing is published. */
export const unknownAreas = (definition: Definition, areas: Areas): Found[] =>
  lookingUp(definition, 'UNKNOWN_AREA', (id) => !lookedIn(areas, id))

/** Fields that look them up where somebody with these permissions may not. */
export const unseenAreas = (definition: Definition, areas: Areas, permissions: readonly string[]): Found[] =>
  lookingUp(definition, 'UNSEEN_AREA', (id) => {
    const area = lookedIn(areas, id)
    return area !== undefined && !mayName(area, permissions)
  })
