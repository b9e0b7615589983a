export const purposes = ['PREMIUM', 'OWN_RISK', 'POOL_TOP_UP'] as const
export type Purpose = (typeof purposes)[number]

/** What a line of an invoice bills. */
export const lineKinds = ['TRAIN', 'BUS', 'OWN_RISK', 'POOL_TOP_UP'] as const

/** The statuses of policies that are not paid for. */
const unpaidStatuses = ['unpaid', 'pending-payment'] as const

export const isUnpaid = (status: string): boolean => unpaidStatuses.some((one) => one === status)

export const mostInstalments = 12
/** Between two of them. */
export const mostMonths = 12

const unpaid = { filter: { status: unpaidStatuses }, max: 50 } as const
const forPremium = { when: { field: 'purpose', is: ['PREMIUM'] } } as const
const forClaims = { field: 'purpose', is: ['OWN_RISK', 'POOL_TOP_UP'] } as const

/** What is asked of who makes an invoice, by the names of the area's fields. */
export const asks = {
  purpose: { type: 'option', options: purposes, required: true },
  trainPolicies: { type: 'references', area: 'train_policy', ...unpaid, ...forPremium },
  busPolicies: { type: 'references', area: 'bus_policy', ...unpaid, ...forPremium },
  claim: {
    type: 'reference',
    area: 'agent_claim',
    required: true,
    when: { field: 'purpose', is: ['OWN_RISK'] },
  },
  partner: { type: 'reference', area: 'partner', required: true, when: { field: 'purpose', is: ['POOL_TOP_UP'] } },
  amount: { type: 'money', positive: true, required: true, when: forClaims },
  instalments: { type: 'integer', min: 1, max: mostInstalments },
  intervalMonths: { type: 'integer', min: 1, max: mostMonths },
  remark: { type: 'longText', max: 500 },
} as const
