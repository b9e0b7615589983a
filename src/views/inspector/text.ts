import type { StateValue } from 'xstate'

/** `{ shown: { knowledge: 'current', work: 'idle' } }` becomes `shown › (knowledge › current, work › idle)`. */
export const valueText = (value: StateValue | null): string => {
  if (value === null || typeof value === 'string') return value ?? ''
  const parts = Object.entries(value).map(([key, below]) =>
    below && valueText(below) ? `${key} › ${valueText(below)}` : key,
  )
  return parts.length > 1 ? `(${parts.join(', ')})` : (parts[0] ?? '')
}

/** The library's own long names for what ends an invocation or a delay, cut to what they say. */
export const eventText = (type: string): string =>
  type.replace(/^xstate\.(done|error)\.(?:actor|state)\..*$/, '$1').replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
