import type { Export, ExportFormat, ExportQuestion } from '../../shared/endpoints/answers/exports.ts'
import type { Area } from '../../shared/area/types.ts'

/** What a person has done about their exports. */
export type Order =
  | { type: 'begin'; area: Area; question: ExportQuestion & { format: ExportFormat } }
  | { type: 'again'; id: string }
  | { type: 'cancel'; id: string }

export interface ExportsContext {
  /** Newest first; null until they were read. */
  exports: Export[] | null
  order: Order | null
}

export type ExportsEvent = { type: 'order.given'; order: Order } | { type: 'list.wanted' }

/** What the person is told once, wherever they are. */
export type ExportsNotice =
  | { type: 'ended'; one: Export }
  | { type: 'ordered'; order: Order }
  | { type: 'failed'; error: unknown }
