import { expect, it, vi } from 'vitest'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import * as trial from '../../../machines/creditLife/creditLife.trial.ts'
import { paths } from '../../../machines/kernel/paths.ts'

vi.setConfig({ testTimeout: 60_000 })

it.each(['APPROVED', 'ACTIVE'])('paths to %s end there, having come from elsewhere', (to) => {
  const ways = paths({ ...creditLife, ...trial }, { to })
  expect(ways.map(({ status, steps }) => [status, steps.at(-1)?.status, steps.at(-2)?.status === to])).toEqual(
    ways.map(() => [to, to, false]),
  )
  expect(ways.map(({ steps }) => steps.at(-1)?.entry)).toEqual(
    to === 'APPROVED' ? ['approvedByBroker', 'approvedByInsurer'] : ['approvedByBrokerWithPolicy', 'policyIssued'],
  )
})
