import type { Row } from '../../shared/endpoints/answers/records.ts'

/** What the records are called that a row refers to, by field. */
export const titlesOf = (row: Readonly<Record<string, unknown>> | Row): Readonly<Record<string, string>> | undefined =>
  row['titles'] as Readonly<Record<string, string>> | undefined

const chosen = new Map<string, string>()

/** Keeps what a record is called that was chosen and is not saved yet. */
export const keepTitle = (id: string, title: string): void => void chosen.set(id, title)

export const keptTitle = (id: unknown): string | undefined => (typeof id === 'string' ? chosen.get(id) : undefined)
