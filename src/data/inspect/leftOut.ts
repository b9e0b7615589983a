/** What a page that is inspected says where it had no time to tell everything; the protocol has no word for it. */
const type = 'covergate.leftOut'

export const leftOut = (count: number) => ({ type, count })

/** How much a message says was left out; null: it says something else. */
export const leftOutIn = (data: unknown): number | null => {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== type) return null
  return 'count' in data && Number.isSafeInteger(data.count) ? Number(data.count) : null
}
