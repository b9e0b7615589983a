/** Null when no number is exactly this: one row may not keep a statement from its answer, and a wrong sum is worse than none. */
const number = (text: string): number | null => {
  const value = Number(text)
  return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : null
}

const instant = (text: string): string => new Date(`${text.replace(' ', 'T')}Z`.replace(/\+00Z$/, 'Z')).toISOString()

/** How the text of a column is read, by the type's oid; sessions run in UTC. */
export const parsers: Record<number, (text: string) => unknown> = {
  20: number,
  1700: number,
  1082: (text) => text,
  1184: instant,
}
