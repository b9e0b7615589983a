import { withToken } from '../../data/call.ts'
import { request } from '../../data/request.ts'
import { named } from '../../shared/endpoints/rest.ts'
import { workflowTestEndpoints } from '../../shared/endpoints/workflowTests.ts'
import type { KeptTests } from '../../shared/endpoints/answers/workflowTests.ts'
import type { TestKind } from '../../shared/machineTests.ts'

const endpoint = named(workflowTestEndpoints)

export interface TestedVersion {
  machine: string
  digest: string
}

export const readTests = ({ machine, digest }: TestedVersion, signal: AbortSignal): Promise<KeptTests> =>
  withToken((token) => request(endpoint('workflowTests.read'), { machine, digest }, { token, signal }))

export const keepTest = (kind: TestKind, told: string): Promise<void> =>
  withToken((token) => request(endpoint('workflowTests.keep'), { kind, told }, { token }))
