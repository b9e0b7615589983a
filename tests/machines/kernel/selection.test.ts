import { expect, it } from 'vitest'
import { coverageOf } from '../../../machines/kernel/coverage.ts'
import { follow } from '../../../machines/kernel/follow.ts'
import { anySelection } from '../../../machines/kernel/selected.ts'
import { select } from '../../../machines/kernel/selection.ts'
import { job } from '../support/job.ts'

const wayOf = ({ steps }: { steps: { event: { type: string } }[] }) => steps.map(({ event }) => event.type)
const ways = (goal: string, more = {}) => select(job, { ...anySelection, start: 0, goal, ...more }).map(wayOf)

it('the shortest paths are the first by each transition into the goal', () => {
  expect(ways('DROPPED')).toEqual([
    ['xstate.after.patience.job.queued'],
    ['job.started', 'xstate.after.limit.job.running'],
  ])
  expect(ways('job.running.probing')).toEqual([['job.started', 'probe.begun']])
})

it('what is avoided is on none of them, and none is longer than it may be', () => {
  expect(ways('DROPPED', { avoid: ['job.started'] })).toEqual([['xstate.after.patience.job.queued']])
  expect(ways('DROPPED', { longest: 1 })).toEqual([['xstate.after.patience.job.queued']])
  expect(ways('DROPPED', { most: 1 })).toEqual([['xstate.after.patience.job.queued']])
  expect(ways('NOWHERE')).toEqual([])
})

it('simple paths come to no state twice, short ones first, and hold all of the shortest', () => {
  const simple = ways('DROPPED', { kind: 'simple', longest: 4 })
  expect(simple).toEqual(expect.arrayContaining(ways('DROPPED')))
  expect(simple.map(({ length }) => length)).toEqual(simple.map(({ length }) => length).toSorted((a, b) => a - b))
  expect(simple.length).toBeGreaterThan(2)
})

it('a rule that is to be shown says yes on the path, and no to what is tried beside it', () => {
  const [path] = select(job, { ...anySelection, start: 0, goal: 'RUNNING', rules: ['isUrgent'] })
  expect(wayOf(path!)).toEqual(['job.started'])
  expect(path!.attempts!.map(({ before, event }) => [before, event['priority']])).toEqual([[0, 'low']])
  const told = follow(job, path!)
  expect(told.steps.map(({ reasons }) => reasons.map(({ guard }) => guard))).toEqual([['isUrgent', 'hasSlot'], []])
  expect(told.steps.at(-1)!.status).toBe('RUNNING')
})

it('what the paths reach is told of everything that the machine has', () => {
  const { states, transitions, deadlines, rules } = coverageOf(job)
  expect(Object.values({ ...states, ...transitions, ...deadlines }).every(Boolean)).toBe(true)
  expect(Object.keys(deadlines).toSorted()).toEqual(['limit', 'patience', 'probe'])
  expect(Object.keys(rules).toSorted()).toEqual(['hasSlot', 'isPaused', 'isUrgent', 'isVerified', 'mayWork'])
  const { transitions: fewer } = coverageOf({ ...job, alphabet: () => [] })
  expect(Object.values(fewer)).toContain(false)
})
