const plain = (text: string) => text.toLowerCase().replaceAll(/[_/]/g, ' ')

/** Those in whose name every word of a text occurs. */
export const zonesMatching = (zones: readonly string[], text: string): string[] => {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return zones.filter((zone) => words.every((word) => plain(zone).includes(word)))
}
