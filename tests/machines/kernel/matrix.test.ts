import { expect, it } from 'vitest'
import { matrixOf } from '../../../machines/kernel/matrix.ts'
import { lifecycles } from '../lifecycles.ts'

const of = (id: string) => matrixOf(lifecycles.find((one) => one.id === id)!)

it('says of each state who may do what there, and which rules say no', () => {
  const told = of('ruleVersion').map(({ state, event, kind, answer, reasons }) =>
    [state.replace('ruleVersion.', ''), event, kind, answer, ...reasons.map(({ guard }) => guard).toSorted()].join(' '),
  )
  expect(told.toSorted()).toEqual([
    'approved version.withdrawn broker always',
    'draft rules.edited broker always',
    'draft version.discarded broker always',
    'draft version.submitted broker sometimes isAhead isFaultless isOtherThanBefore',
    'submitted version.approved broker sometimes isNotAuthor',
    'submitted version.discarded broker always',
    'submitted version.returned broker always',
  ])
})

it('tells of other kinds of people what refuses them', () => {
  const cell = (kind: string) =>
    of('disbursement').find((one) => one.kind === kind && one.event === 'disbursement.cancelled')
  expect(cell('insurer')).toMatchObject({
    answer: 'never',
    reasons: [{ guard: 'isBrokerOfCase' }],
    able: ['broker'],
    permissions: ['common.claimDisbursement.partnership.cancel'],
  })
  expect(cell('broker')!.answer).not.toBe('never')
})
