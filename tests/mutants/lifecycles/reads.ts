export type Path = readonly string[]

/** A value through which everything that is read of it is told: `read` hears of each plain value and where it lay. */
export const watched = <T>(value: T, read: (path: Path, value: unknown) => void, path: Path = []): T => {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get: (target, key) => {
      const part: unknown = Reflect.get(target, key)
      if (typeof key === 'symbol' || typeof part === 'function') return part
      const place = [...path, key]
      if (typeof part !== 'object' || part === null) read(place, part)
      return Array.isArray(part) ? part : watched(part, read, place)
    },
  })
}

const DAY = 86_400_000

/** A number, a calendar day or an instant, one more or one less; undefined of anything else. */
export const shifted = (value: unknown, by: 1 | -1): number | string | undefined => {
  if (typeof value === 'number') return value + by
  if (typeof value !== 'string') return undefined
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return new Date(Date.parse(value) + by * DAY).toISOString().slice(0, 10)
  return /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(Date.parse(value) + by).toISOString() : undefined
}

/** The same value, but one more or one less at a place; the value itself where nothing there can be shifted. */
export const shiftedAt = <T>(value: T, [first = '', ...rest]: Path, by: 1 | -1): T => {
  if (typeof value !== 'object' || value === null) return value
  const part = (value as Record<string, unknown>)[first]
  const changed = rest.length > 0 ? shiftedAt(part, rest, by) : (shifted(part, by) ?? part)
  return changed === part ? value : { ...value, [first]: changed }
}
