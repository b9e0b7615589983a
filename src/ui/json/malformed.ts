import { jsonLanguage } from '@codemirror/lang-json'

/** Where a text stops being JSON: the place and its line, from 1; null where it is JSON throughout. */
export const malformedAt = (text: string): { at: number; line: number } | null => {
  let at: number | null = null
  jsonLanguage.parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) at ??= from
      return at === null
    },
  })
  if (at === null) return null
  const line = text.slice(0, Math.min(at, text.trimEnd().length)).split('\n').length
  return { at: Math.min(at, text.length), line }
}
