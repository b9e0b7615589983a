const plain = (text: string) => text.toLowerCase().replaceAll(/[_/]/g, ' ')

/** Those in whose name every word of a text occurs. */
export const zonesMatching = (zones: readonly string[], text: string): string[] => {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return zones.filter((zone) => words.every((word) => plain(zone).includes(word)))
}

const known = new Map<string, string>()

/** How far a zone is from Greenwich now, as 'GMT+7'. */
export const offsetOf = (timeZone: string): string => {
  const offset =
    known.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')!.value
  known.set(timeZone, offset)
  return offset
}
