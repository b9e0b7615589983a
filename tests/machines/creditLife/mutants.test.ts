import { expect, it } from 'vitest'
import { lifecycleQuarries } from '../../mutants/lifecycles.ts'

const { mutants, noticedBy } = lifecycleQuarries.find(({ id }) => id === 'creditLife')!

const AT = 'creditLife.approvalInProgress.at'

it.each([
  'creditLife.initiated: quotation.rejected to creditLife.cancelled',
  'creditLife.dataCompleted: quotation.rejected to creditLife.cancelled',
  'creditLife.confirmed: quotation.rejected to creditLife.cancelled',
  `${AT}Broker: quotation.rejected to creditLife.cancelled`,
  `${AT}Insurer: quotation.rejected to creditLife.cancelled`,
  `${AT}Bank: quotation.rejected to creditLife.cancelled`,
  `${AT}Insurer: quotation.approved without mayApprove`,
  `${AT}Bank: quotation.approved without mayApprove`,
])('what passed all tests once is noticed: %s', (what) => {
  const mutant = mutants.find((one) => one.what === what)!
  expect(noticedBy(mutant.make(), what)).not.toBeNull()
})
