import { companionsOf } from '../../../machines/kernel/others.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { outlines } from '../../areas/outlines.ts'
import type { Outline } from '../../shared/area/outline.ts'

/** The area whose records have a lifecycle. */
export const caseAreaOf = (id: string): Outline => outlines.find(({ lifecycle }) => lifecycle?.id === id)!

/** The words by which the records are called that a lifecycle's events involve, and by which these refuse. */
export const companionWords = (lifecycle: Lifecycle): string[] =>
  companionsOf(lifecycle).flatMap((id) => [id, caseAreaOf(id).name])
