import type { Json } from '../../../machines/kernel/types.ts'

type Tree = Record<string, Json>

export const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean)

export const valueAt = (tree: Json, place: string): Json =>
  place.split('.').reduce<Json>((node, key) => (node as Tree | null)?.[key] ?? null, tree)

/** A value of the table with what the event says in the place of `$field`, of `-$field` less than nothing; `missing` where it says nothing. */
export const filled = (value: Json, fields: Tree, missing: Json): Json => {
  if (typeof value === 'string' && /^-\$[\w.]+$/.test(value)) return -(valueAt(fields, value.slice(2)) as number)
  if (typeof value === 'string')
    return /^\$[\w.]+$/.test(value)
      ? (valueAt(fields, value.slice(1)) ?? missing)
      : value.replace(/\$([\w.]+)/g, (_, field: string) => valueAt(fields, field) as string)
  if (Array.isArray(value)) return value.map((part) => filled(part, fields, missing))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, fields, missing)]))
}

const withOne = (tree: Tree, [first, ...rest]: string[], value: Json): Tree => ({
  ...tree,
  [first!]: rest.length === 0 ? value : withOne((tree[first!] ?? {}) as Tree, rest, value),
})

/** A tree with values at their places, `documents.spk` being the place of `spk` within `documents`. */
export const placed = (tree: Tree, values: Record<string, Json>, fields: Tree = {}): Tree =>
  Object.entries(values).reduce(
    (whole, [place, value]) =>
      withOne(
        whole,
        place.split('.').map((part) => filled(part, fields, part) as string),
        filled(value, fields, null),
      ),
    tree,
  )

/** A tree with values that join the lists at their places, where they are not in them yet. */
export const joined = (tree: Tree, values: Record<string, Json>, fields: Tree): Tree =>
  Object.entries(values).reduce((whole, [place, value]) => {
    const list = valueAt(whole, place) as Json[]
    const one = filled(value, fields, null)
    return list.includes(one) ? whole : withOne(whole, place.split('.'), [...list, one])
  }, tree)

/** `{ a: { b: 'c' } }` of `a.b.c`. */
export const nested = (place: string): Json => {
  const [first, ...rest] = place.split('.')
  return rest.length === 0 ? first! : { [first!]: nested(rest.join('.')) }
}

export const grouped = <T>(all: Iterable<T>, key: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(key(one)) ?? []
    group.push(one)
    groups.set(key(one), group)
  }
  return groups
}
