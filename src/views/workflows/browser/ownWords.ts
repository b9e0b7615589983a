/** The library's own long names for what ends an invocation or a delay, cut to what they say. */
const cut = (type: string): string =>
  type
    .replace(/^xstate\.done\.(?:actor|state)\.(?:.*\.)?(\w+)$/, '$1 is done')
    .replace(/^xstate\.error\.actor\.(?:.*\.)?(\w+)$/, '$1 fails')
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')

/** What the states, events and guards of a machine without words are called: their names, a state's or guard's with spaces between its words. */
export const ownWords = (name: string): string => {
  const said = cut(name)
  return said.includes('.')
    ? said
    : said.replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}
