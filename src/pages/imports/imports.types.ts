import type { JobsNotice } from '../../data/jobs/jobs.types.ts'
import type { Import, ImportMode, OneImport } from '../../shared/endpoints/answers/imports.ts'

/** What of a person's imports is looked at: all of them, or the rows of one behind a row. */
export interface ImportLook {
  id?: string
  after?: number
  bad?: boolean
}

export interface ImportsSeen {
  jobs: Import[]
  /** With its rows, where one is looked at. */
  one: OneImport | null
}

/** What a person has decided about one. */
export type ImportOrder =
  | { type: 'map'; id: string; mapping: (string | null)[] }
  | { type: 'run'; id: string; mode: ImportMode }
  | { type: 'cancel'; id: string }

export type ImportsNotice = JobsNotice<Import, ImportOrder>
