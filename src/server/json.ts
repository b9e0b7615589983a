/** Levels and values of JSON that any request may have: the deepest has 5, the largest brings a rate table of 500 rows. */
const most = { levels: 16, values: 4000 }

/** What JSON is made of; bytes and streams are not. */
const isContainer = (value: unknown): value is object =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && isPlain(Object.getPrototypeOf(value)))

const isPlain = (prototype: unknown) => prototype === Object.prototype || prototype === null

/** The values within a value, level by level and without recursion, the value itself first. */
export function* levelsOf(value: unknown): Generator<unknown[]> {
  for (let level = [value]; level.length > 0; level = level.filter(isContainer).flatMap(Object.values)) yield level
}

/** Whether JSON is as small as that of requests is, so that whatever reads it next may recurse. */
export const isModest = (value: unknown): boolean => {
  let [levels, values] = [0, 0]
  for (const level of levelsOf(value)) {
    levels += 1
    values += level.length
    if (levels > most.levels || values > most.values) return false
  }
  return true
}

/** No text of a row: a NUL, or half of a surrogate pair. */
const unkept = /\0|\p{Cs}/u

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return isContainer(value) && !Array.isArray(value) ? Object.keys(value) : []
}

/** JSON as it is kept for who typed it; null where it is more than a request may bring, or than so many bytes, or has what no row may. */
export const keptJson = (value: unknown, bytes: number): string | null => {
  const text = JSON.stringify(value)
  if (Buffer.byteLength(text) > bytes || !isModest(value)) return null
  for (const level of levelsOf(value)) if (level.flatMap(textsOf).some((one) => unkept.test(one))) return null
  return text
}
