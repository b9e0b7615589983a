import { perObject } from '../../../machines/kernel/perObject.ts'
import { limits, type Definition, type FormItem, type FormPage } from '../../shared/forms/definition.ts'
import { keyOf } from '../../shared/forms/walk.ts'

/** What a person chooses in the designer. */
export type Part = FormItem | FormPage

/** Null is the form, in which pages stand. */
export type Parent = string | null

/** A gap in the list of a parent, counted in the list as it is. */
export interface Place {
  parent: Parent
  index: number
}

/** Something with where it stands. */
export interface Stand extends Place {
  key: string
  part: Part
  siblings: number
  /** A page is at 1. */
  level: number
  page: string
}

export const partsIn = (part: Part): readonly FormItem[] => ('items' in part ? part.items : [])

const standsWithin = (
  parts: readonly Part[],
  { parent, level, page }: { parent: Parent; level: number; page: string },
): Stand[] =>
  parts.flatMap((part, index) => {
    const key = keyOf(part)
    const own = parent === null ? key : page
    return [
      { key, part, parent, index, siblings: parts.length, level, page: own },
      ...standsWithin(partsIn(part), { parent: key, level: level + 1, page: own }),
    ]
  })

/** By the keys, in the order of the form. */
const standsByKey = perObject(
  (definition: Definition): ReadonlyMap<string, Stand> =>
    new Map(standsWithin(definition.pages, { parent: null, level: 1, page: '' }).map((stand) => [stand.key, stand])),
)

/** Everything of a form, in its order. */
export const standsOf = (definition: Definition): Stand[] => [...standsByKey(definition).values()]

export const standOf = (definition: Definition, key: string): Stand | undefined => standsByKey(definition).get(key)

const shared = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  before.length === after.length && before.every((one, index) => one === after[index]) ? before : after

/** A group takes fields alone: whoever puts something into it has asked `mayStandAt`. */
const withParts = <P extends Part>(part: P, parts: readonly FormItem[]): P => {
  const before = partsIn(part)
  const after = shared(before, parts)
  return after === before ? part : { ...part, items: after }
}

type Change = <P extends Part>(part: P) => P

const changedPart = <P extends Part>(part: P, change: Change): P =>
  change(
    withParts(
      part,
      partsIn(part).map((one) => changedPart(one, change)),
    ),
  )

/** Each part changed, the innermost first; what stays as it was is the same object. */
export const changed = (definition: Definition, change: Change): Definition => {
  const pages = shared(
    definition.pages,
    definition.pages.map((page) => changedPart(page, change)),
  )
  return pages === definition.pages ? definition : { ...definition, pages }
}

export const changedParts = <P extends Part>(parts: readonly P[], change: Change): P[] =>
  parts.map((part) => changedPart(part, change))

/** What stood under the key is this instead. */
export const replaced = (definition: Definition, key: string, to: Part): Definition =>
  changed(definition, <P extends Part>(part: P) => (keyOf(part) === key ? (to as P) : part))

const withList = (
  definition: Definition,
  parent: Parent,
  change: (parts: readonly Part[]) => readonly Part[],
): Definition => {
  if (parent === null) return { ...definition, pages: change(definition.pages) as readonly FormPage[] }
  return changed(definition, <P extends Part>(part: P) =>
    keyOf(part) === parent ? withParts(part, change(partsIn(part)) as readonly FormItem[]) : part,
  )
}

export const inserted = (definition: Definition, { parent, index }: Place, parts: readonly Part[]): Definition =>
  withList(definition, parent, (list) => list.toSpliced(index, 0, ...parts))

export const removed = (definition: Definition, key: string): Definition => {
  const stand = standOf(definition, key)
  return stand ? withList(definition, stand.parent, (list) => list.toSpliced(stand.index, 1)) : definition
}

const keysWithin = (part: Part): string[] => [keyOf(part), ...partsIn(part).flatMap(keysWithin)]

/** Where the gap is once the part is away. */
const gapWithout = ({ parent, index }: Place, stand: Stand): Place => ({
  parent,
  index: parent === stand.parent && index > stand.index ? index - 1 : index,
})

const staysAt = (place: Place, stand: Stand): boolean => {
  const gap = gapWithout(place, stand)
  return gap.parent === stand.parent && gap.index === stand.index
}

export const movedTo = (definition: Definition, key: string, place: Place): Definition => {
  const stand = standOf(definition, key)
  if (!stand || staysAt(place, stand)) return definition
  return inserted(removed(definition, key), gapWithout(place, stand), [stand.part])
}

const isField = (part: Part): boolean => 'kind' in part && part.kind === 'field'

/** Levels that a part takes; what holds fields has room for one. */
const heightOf = (part: Part): number => (isField(part) ? 1 : 1 + Math.max(1, ...partsIn(part).map(heightOf)))

/** Counted once for each part: all that could be added asks for it whenever anything is chosen. */
const fieldsIn = perObject((part: Part): number =>
  isField(part) ? 1 : partsIn(part).reduce((sum, one) => sum + fieldsIn(one), 0),
)

const isPage = (part: Part): part is FormPage => !('kind' in part)

/** Whether what stands elsewhere, or nowhere yet, may stand within this parent. */
const mayStandWithin = (definition: Definition, parent: Parent, parts: readonly Part[]): boolean => {
  if (parent === null) return parts.every(isPage)
  const holder = standOf(definition, parent)
  if (!holder || parts.some(isPage)) return false
  if ('kind' in holder.part && holder.part.kind === 'group') return parts.every(isField)
  return !isField(holder.part) && holder.level + Math.max(0, ...parts.map(heightOf)) <= limits.levels
}

export const mayMoveTo = (definition: Definition, key: string, place: Place): boolean => {
  const stand = standOf(definition, key)
  if (!stand || (place.parent !== null && keysWithin(stand.part).includes(place.parent))) return false
  return mayStandWithin(definition, place.parent, [stand.part]) && !staysAt(place, stand)
}

export const mayInsertAt = (definition: Definition, { parent }: Place, parts: readonly Part[]): boolean => {
  const fields = [...definition.pages, ...parts].reduce((sum, part) => sum + fieldsIn(part), 0)
  const pages = definition.pages.length + (parent === null ? parts.length : 0)
  return (
    parts.length > 0 && fields <= limits.fields && pages <= limits.pages && mayStandWithin(definition, parent, parts)
  )
}

/** The nearest place behind what is chosen in which these may stand; within it where it holds others. */
export const placeAfter = (definition: Definition, key: string, parts: readonly Part[]): Place | null => {
  const stand = standOf(definition, key)
  if (!stand) return null
  if (parts.every(isPage)) {
    const page = definition.pages.findIndex((one) => keyOf(one) === stand.page)
    return { parent: null, index: page + 1 }
  }
  const within: Place = { parent: key, index: partsIn(stand.part).length }
  if (mayStandWithin(definition, key, parts)) return within
  return stand.parent === null ? null : placeBehind(definition, stand, parts)
}

const placeBehind = (definition: Definition, { parent, index }: Stand, parts: readonly Part[]): Place | null => {
  if (parent === null) return null
  if (mayStandWithin(definition, parent, parts)) return { parent, index: index + 1 }
  return placeBehind(definition, standOf(definition, parent)!, parts)
}

export const ways = ['up', 'down', 'into', 'out'] as const

/** In which direction something is moved by a key or a button. */
export type Way = (typeof ways)[number]

const atEnd = (part: Part | undefined): Place[] =>
  part && !isField(part) ? [{ parent: keyOf(part), index: partsIn(part).length }] : []

const atStart = (part: Part | undefined): Place[] => atEnd(part).map(({ parent }) => ({ parent, index: 0 }))

const placesOn = (definition: Definition, { parent, index, siblings, page }: Stand, way: Way): Place[] => {
  if (parent === null) {
    if (way === 'up' && index > 0) return [{ parent, index: index - 1 }]
    return way === 'down' && index < siblings - 1 ? [{ parent, index: index + 2 }] : []
  }
  const holder = standOf(definition, parent)!
  const list = partsIn(holder.part)
  const at = definition.pages.findIndex((one) => keyOf(one) === page)
  const around = holder.parent === null ? null : holder
  switch (way) {
    case 'up':
      if (index > 0) return [{ parent, index: index - 1 }]
      return around ? [{ parent: around.parent, index: around.index }] : atEnd(definition.pages[at - 1])
    case 'down':
      if (index < siblings - 1) return [{ parent, index: index + 2 }]
      return around ? [{ parent: around.parent, index: around.index + 1 }] : atStart(definition.pages[at + 1])
    case 'into':
      return [...atEnd(list[index - 1]), ...atStart(list[index + 1])]
    case 'out':
      return around ? [{ parent: around.parent, index: around.index + 1 }] : []
  }
}

/** Where something comes to stand that is moved so; null where it cannot be. */
export const placeOn = (definition: Definition, key: string, way: Way): Place | null => {
  const stand = standOf(definition, key)
  const places = stand ? placesOn(definition, stand, way) : []
  return places.find((place) => mayMoveTo(definition, key, place)) ?? null
}

/** What is chosen when this is gone: what follows, what stands before, or what it stood in. */
export const neighbourOf = (definition: Definition, key: string): string => {
  const stand = standOf(definition, key)
  const list = stand?.parent ? partsIn(standOf(definition, stand.parent)!.part) : definition.pages
  const beside = stand && (list[stand.index + 1] ?? list[stand.index - 1])
  return beside ? keyOf(beside) : (stand?.parent ?? keyOf(definition.pages[0]!))
}
