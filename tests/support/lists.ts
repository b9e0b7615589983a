import { creditLife } from '../../src/areas/lines/creditLife.ts'
import { listsOf } from '../../src/shared/area/lists.ts'
import type { Area, CaseArea } from '../../src/shared/area/types.ts'

const { list } = creditLife

/** Credit life as it would be with more lists than it has, and with tabs that are no statuses. */
export const manyListed: Area = {
  ...(creditLife as CaseArea),
  lists: [
    {
      id: 'gone_credit_life',
      name: 'goneCreditLife',
      route: '/gone-credit-life',
      menu: [{ group: 'lifeInsurance', entry: 'cancelledPolicyList' }],
      permission: ['gone.list', 'gone.look'],
      where: { status: ['REJECTED', 'CANCELLED'], application_type: 'NEW' },
      list: {
        ...list,
        columns: ['quotesCode', 'customer_name', 'loan_amount'],
        shown: ['quotesCode'],
        views: { newest: { tab: 'public', sort: '-created_at' }, topUps: { filter: { application_type: ['TOP_UP'] } } },
        summary: ['loan_amount', 'refundAmount'],
        totals: ['bank_branch_name', 'occupation'],
        filters: [...list.filters, { field: 'bank_branch_name', kind: 'values' }],
        tabs: {
          rejected: { status: 'REJECTED' },
          public: { customer_segment: 'Public', status: ['REJECTED', 'CANCELLED'] },
          unnumbered: { policyNumber: null },
          numbered: { policyNumber: { not: null } },
        },
      },
    },
  ],
}

export const [whole, gone] = listsOf(manyListed) as [Area, Area]
