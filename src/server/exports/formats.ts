import type { ExportFormat } from '../../shared/endpoints/answers/exports.ts'
import type { Format } from './format.ts'

/** Each is loaded with the first file of its kind. */
export const formatOf: Record<ExportFormat, () => Promise<Format>> = {
  csv: () => import('./csv.ts').then(({ csv }) => csv),
  pdf: () => import('./pdf.ts').then(({ pdf }) => pdf),
  xlsx: () => import('./xlsx.ts').then(({ xlsx }) => xlsx),
}
