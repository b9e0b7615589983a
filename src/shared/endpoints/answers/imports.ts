/** Of a file with many records, until it is done with. `mapping` and `checked` wait for the person; the first ones, and `running`, for the job. */
export const importStates = {
  arriving: 'working',
  reading: 'working',
  mapping: 'waiting',
  checking: 'working',
  checked: 'waiting',
  running: 'working',
  ready: 'ended',
  cancelled: 'ended',
  /** Who brought it may not make records any more, or has signed out. */
  refused: 'ended',
  failed: 'ended',
  expired: 'ended',
} as const

export type ImportState = keyof typeof importStates

export const importModes = ['all', 'good'] as const
export type ImportMode = (typeof importModes)[number]

/** Of what a file of many may be written into. */
export const templateFormats = ['xlsx', 'csv'] as const
export type TemplateFormat = (typeof templateFormats)[number]

export interface Import {
  id: string
  area: string
  /** What the area's records are called, and the file, in the reader's words. */
  title: string
  name: string
  state: ImportState
  /** The key of what was wrong. */
  reason: string | null
  rows: number
  /** Of what is under way, rows that are done. */
  done: number
  good: number
  bad: number
  /** How many rows have become records, were records already, and have not become any. */
  made: number
  already: number
  refused: number
  requested_at: string
  expires_at: string
}

/** `already`: it was made of the same row of an earlier file, or of another at the same time. */
export type ImportRowState = 'read' | 'good' | 'bad' | 'making' | 'made' | 'already' | 'refused'

export interface ImportRow {
  /** As the sheet counts them. */
  number: number
  state: ImportRowState
  cells: { text: string; said: string | null }[]
  /** What is wrong with it in no column. */
  said: string[]
  record: { id: string; title: string } | null
}

export interface ImportColumn {
  header: string
  /** The field that it is read for. */
  field: string | null
}

export interface ImportField {
  name: string
  label: string
  required: boolean
}

export interface OneImport {
  one: Import
  columns: ImportColumn[]
  /** What the columns may be. */
  fields: ImportField[]
  rows: ImportRow[]
  /** The last row, where there are more behind it. */
  next: number | null
}

export interface ImportAnswers {
  'imports.list': Import[]
  'imports.begin': { id: string }
  'imports.detail': OneImport
  'imports.map': undefined
  'imports.run': undefined
  'imports.cancel': undefined
}
