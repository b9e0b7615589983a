import type { DryBatch, DryCase } from '../../shared/endpoints/answers/dryRun.ts'

/** What a dry run has come to so far. */
export interface Done extends Omit<DryBatch, 'cases' | 'total'> {
  total: number
  cases: DryCase[]
}

export interface DryRunContext {
  /** Of what is tried. */
  id: string
  done: Done | null
}
