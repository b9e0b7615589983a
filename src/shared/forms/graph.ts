import { perObject } from '../../../machines/kernel/perObject.ts'
import { readBy } from './condition.ts'
import type { Definition } from './definition.ts'
import { partsIn } from './expression.ts'
import { isFieldPart, type Part, partsOf } from './walk.ts'

export interface Graph {
  parts: ReadonlyMap<string, Part>
  /** Whatever a part looks at, and what it stands within, comes before it. */
  order: readonly Part[]
  /** Parts that look at themselves by way of each other. */
  circles: readonly (readonly Part[])[]
  inCircle: ReadonlySet<Part>
}

/** By their keys, the parts that decide whether a part is there and what it holds; whether it must be answered changes neither. */
export const lookedAt = (part: Part): string[] => {
  const { item, above } = part
  const conditions = [...(above ? [above.key] : []), ...readBy(item.visible)]
  if (!isFieldPart(part)) return conditions
  conditions.push(...readBy(part.item.readOnly))
  if (part.item.type !== 'calculated') return conditions
  const { fields, sums, counts, comparisons } = partsIn(part.item.value)
  return [...conditions, ...fields, ...sums, ...counts, ...comparisons.map(({ field }) => field)]
}

/** The names of all fields that some condition or calculation of a form looks at. */
export const readIn = (definition: Definition): ReadonlySet<string> =>
  new Set(
    partsOf(definition).flatMap((part) => [
      ...lookedAt(part),
      ...(isFieldPart(part) ? readBy(part.item.required) : []),
    ]),
  )

interface Visit {
  part: Part
  /** What it looks at and was not gone to yet. */
  ahead: Part[]
}

/** Tarjan's strongly connected components, without recursion: a chain may be as long as a form. */
const components = (parts: readonly Part[], next: (part: Part) => Part[]): Part[][] => {
  const [index, lowest] = [new Map<Part, number>(), new Map<Part, number>()]
  const [open, isOpen] = [[] as Part[], new Set<Part>()]
  const found: Part[][] = []
  const enter = (part: Part): Visit => {
    index.set(part, index.size)
    lowest.set(part, index.get(part)!)
    open.push(part)
    isOpen.add(part)
    return { part, ahead: next(part) }
  }
  const lower = (part: Part, to: number) => lowest.set(part, Math.min(lowest.get(part)!, to))
  const leave = (part: Part) => {
    if (lowest.get(part) !== index.get(part)) return
    const component = open.splice(open.indexOf(part))
    for (const one of component) isOpen.delete(one)
    found.push(component)
  }
  for (const start of parts) {
    const way = index.has(start) ? [] : [enter(start)]
    for (let visit = way.at(-1); visit; visit = way.at(-1)) {
      const to = visit.ahead.pop()
      if (!to) {
        leave(visit.part)
        way.pop()
        const before = way.at(-1)
        if (before) lower(before.part, lowest.get(visit.part)!)
      } else if (!index.has(to)) way.push(enter(to))
      else if (isOpen.has(to)) lower(visit.part, index.get(to)!)
    }
  }
  return found
}

export const graphOf = perObject((definition: Definition): Graph => {
  const all = partsOf(definition)
  const parts = new Map(all.toReversed().map((part) => [part.key, part]))
  const next = (part: Part) => lookedAt(part).flatMap((key) => parts.get(key) ?? [])
  const ordered = components(all, next)
  const circles = ordered.filter(([first, ...others]) => others.length > 0 || next(first!).includes(first!))
  return { parts, order: ordered.flat(), circles, inCircle: new Set(circles.flat()) }
})
