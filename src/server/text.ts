/** Control characters but tab and line ends, and halves of surrogate pairs: the database stores none of them, or something else. */
const unstorable = /[^\P{Cc}\n\r\t]|\p{Cs}/u

/** Whether every text in a value of JSON, keys among them, can be stored as it is. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !unstorable.test(value)
  if (Array.isArray(value)) return value.every(isStorable)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => !unstorable.test(key) && isStorable(inner))
}
