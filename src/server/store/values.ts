const number = (text: string): number => {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}

const instant = (text: string): string => new Date(`${text.replace(' ', 'T')}Z`.replace(/\+00Z$/, 'Z')).toISOString()

/** How the text of a column is read, by the type's oid; sessions run in UTC. */
export const parsers: Record<number, (text: string) => unknown> = {
  20: number,
  1700: number,
  1082: (text) => text,
  1184: instant,
}
