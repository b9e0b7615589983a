import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { isDeadlineEvent } from '../../../machines/kernel/deadlines.ts'
import { paths } from '../../../machines/kernel/paths.ts'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { covered, declared } from '../support/coverage.ts'

vi.setConfig({ testTimeout: 60_000 })

const began = process.cpuUsage()
const generated = paths(creditLife)
const { user } = process.cpuUsage(began)
const coverage = covered(creditLife, generated)

const { timeline } = JSON.parse(
  readFileSync(new URL('../../../locales/en/creditLife.json', import.meta.url), 'utf8'),
) as {
  timeline: Record<string, string>
}

it('generated paths reach every state and take every transition, deadlines included', () => {
  expect([...declared(creditLife).states].filter((state) => !coverage.states.has(state))).toEqual([])
  expect([...declared(creditLife).transitions].filter((transition) => !coverage.transitions.has(transition))).toEqual(
    [],
  )
  expect([...coverage.transitions].filter((transition) => isDeadlineEvent(transition.split(' ')[1]!))).toHaveLength(6)
})

it('generated paths have every effect', () => {
  expect(coverage.effects).toEqual(declared(creditLife).effects)
})

it('B184 every event of the catalogue is an entry of the timeline, and every entry that has words occurs', () => {
  expect([...coverage.entries, 'created'].toSorted()).toEqual(Object.keys(timeline).toSorted())
  const catalogue = [
    'Created',
    'Document uploaded',
    'SPK submitted',
    'Escalated to broker',
    'Escalated to insurer',
    'Escalated to bank',
    'Approved by broker',
    'Approved by insurer',
    'Approved by bank',
    'Rejected by broker',
    'Rejected by insurer',
    'Rejected by bank',
    'Extra premium requested',
    'OTP sent for approving extra premium',
    'OTP sent for rejecting extra premium',
    'Customer approved extra premium',
    'Customer rejected extra premium',
    'Confirmed',
    'Expired',
    'Expired by scheduled job when a time limit is reached',
    'Automatically rejected for exceeding the loan limit',
    'Approved by broker with policy auto-generated',
  ]
  expect(catalogue.filter((words) => !Object.values(timeline).includes(words))).toEqual([])
})

it.each(['APPROVED', 'ACTIVE'])('paths to %s end there, having come from elsewhere', (to) => {
  const ways = paths(creditLife, { to })
  expect(ways.map(({ status, steps }) => [status, steps.at(-1)?.status, steps.at(-2)?.status === to])).toEqual(
    ways.map(() => [to, to, false]),
  )
  expect(ways.map(({ steps }) => steps.at(-1)?.entry)).toEqual(
    to === 'APPROVED' ? ['approvedByBroker', 'approvedByInsurer'] : ['approvedByBrokerWithPolicy', 'policyIssued'],
  )
})

it('generating them takes well under five seconds of a processor', () => {
  expect(user / 1e6).toBeLessThan(5)
})
