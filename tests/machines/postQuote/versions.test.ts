import { expect, it } from 'vitest'
import { migrate } from '../../../machines/kernel/versions.ts'
import { postQuote } from '../../../machines/postQuote/postQuote.ts'
import { days } from '../../../machines/kit/days.ts'
import { begin } from '../../../machines/kernel/advance.ts'
import { beginner, samples } from '../../../machines/postQuote/postQuote.trial.ts'

const at = '2026-03-09T05:05:00.000Z'
const begun = (input: object) => begin(postQuote, { ...samples[0], ...input }, { ...beginner(), at }).record
const deadlineOf = (record: ReturnType<typeof begun>) => record.snapshot.deadlines[0]!.at

it('questions stand unanswered for as many days as the quotation began with', () => {
  const after = (count: number) => new Date(Date.parse(at) + days(count)).toISOString()
  expect([deadlineOf(begun({})), deadlineOf(begun({ limits: { answerLimit: 5 } }))]).toEqual([after(14), after(5)])
})

it('a quotation of version 1 keeps the fourteen days that it had', () => {
  const now = begun({})
  const { limits: _limits, ...context } = now.snapshot.context
  expect(migrate(postQuote, { ...now, version: 1, snapshot: { ...now.snapshot, context } })).toEqual(now)
})
