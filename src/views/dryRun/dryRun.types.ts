import type { DryBatch, DryCase } from '../../shared/endpoints/answers/rules.ts'

/** What a dry run has come to so far. */
export interface Done extends Omit<DryBatch, 'cases' | 'total'> {
  total: number
  cases: DryCase[]
}

export interface DryRunContext {
  id: string
  done: Done | null
}
