import { must, say } from './messages.ts'
import { fieldType, type Declared } from './type.ts'

/** A text of the host's own in every language. */
export interface Wording extends Declared {
  type: 'wording'
  readOnly: true
}

/** By language. */
export type Said = Readonly<Record<string, string>>

export const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/** In a language; in whichever it is there in, where it is not in that. */
export const saidIn = (said: Said, language: string): string => said[language] ?? Object.values(said)[0] ?? ''

export const wording = fieldType<Wording, Said>({
  schema: ({ mixed }) => mixed<Said>().test(must<unknown>(say('invalid'), isSaid)),
  text: (value, { language }) => saidIn(value, language),
  sql: 'jsonb',
  scalar: 'JSON',
  empty: null,
  cursor: null,
  filters: [],
  shape: 'block',
})
