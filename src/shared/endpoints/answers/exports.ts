import type { FilterValue } from '../../filters/filters.ts'

export const exportFormats = ['csv', 'pdf', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** A list as it is asked for as a file. */
export interface ExportQuestion {
  tab?: string | null
  filter?: Record<string, FilterValue> | null
  search?: string | null
  sort?: string | null
  /** As the reader has chosen them, in their order. */
  columns: readonly string[]
  /** Beside its title, all parts of what its area spreads in place of them. */
  spread?: boolean | null
}

/** `refused`: who asked for it may not see it any more, or has signed out. */
export type ExportState = 'working' | 'ready' | 'cancelled' | 'refused' | 'failed' | 'expired'

export interface Export {
  id: string
  /** The list's title, and what it was narrowed to, in the reader's words. */
  title: string
  narrowed: string[]
  format: ExportFormat
  state: ExportState
  /** Of one that has failed: the key of what was wrong. */
  reason: string | null
  rows: number
  /** Null until it has begun. */
  total: number | null
  /** Bytes of the file, once there is one. */
  size: number | null
  requested_at: string
  expires_at: string | null
}

export interface ExportAnswers {
  'exports.list': Export[]
  'exports.again': { id: string }
  'exports.cancel': undefined
}
