import type { JobsNotice } from '../../data/jobs/jobs.types.ts'
import type { Export, ExportFormat, ExportQuestion } from '../../shared/endpoints/answers/exports.ts'
import type { Area } from '../../shared/area/types.ts'

/** What a person has done about their exports. */
export type Order =
  | { type: 'begin'; area: Area; question: ExportQuestion & { format: ExportFormat } }
  | { type: 'again'; id: string }
  | { type: 'cancel'; id: string }

/** What the person is told once, wherever they are. */
export type ExportsNotice = JobsNotice<Export, Order>
