import type { MachineTests, TestKind } from '../../machineTests.ts'

/** A version of a machine of which something told by tests is kept. */
export interface KeptTest {
  kind: TestKind
  digest: string
  version: number
  by: { name: string } | null
  /** ISO instant. */
  at: string
}

/** What is kept of a machine: of which versions, the latest first, and of the one that was asked for what it says; null: nothing. */
export type KeptTests = { kept: KeptTest[] } & { [K in TestKind]: MachineTests[K] | null }

/** So many versions are told of. */
export const mostKept = 50

export interface WorkflowTestAnswers {
  'workflowTests.read': KeptTests
  'workflowTests.keep': void
}
