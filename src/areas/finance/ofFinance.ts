import { accountKinds, entryKinds } from '../../../machines/kit/ledger.ts'

/** Whose books they are, and who else has to do with what stands there. */
export const keptBy = {
  broker: 'broker_id',
  insurer: { column: 'insurer_id', vacant: true },
  bank: { column: 'bank_id', vacant: true },
  partner: { column: 'partner_id', vacant: true },
} as const

/** Of all insurers or payees, as a request names one of them (the specification's default). */
export const everyOne = 'ALL'

export const accountKind = { type: 'option', options: accountKinds, required: true } as const

/** By which a chart of accounts knows the kind. */
export const accountCode = { type: 'text', max: 4, required: true } as const

/** Of the entries of a broker's books, in the order in which they were entered. */
export const entryNumber = { type: 'integer', min: 1, max: 2_147_483_647, required: true } as const

export const entryKind = {
  type: 'option',
  options: entryKinds,
  intents: {
    PREMIUM: 'success',
    REFUND: 'warning',
    INVOICE: 'informative',
    RECEIPT: 'success',
    APPLICATION: 'accent',
    RELEASE: 'warning',
    PAYER_REFUND: 'warning',
    RESERVE: 'subtle',
    DISBURSEMENT: 'accent',
    COMMISSION: 'informative',
    REMITTANCE: 'accent',
    INSURER_COMMISSION: 'informative',
    PAYOUT: 'accent',
  },
  required: true,
} as const

/** Debit is more than nothing, credit less. */
export const signedAmount = { type: 'money', signed: true, required: true } as const

export const permissions = { list: 'financeAccounting.list', detail: 'financeAccounting.detail' } as const

export const roles = {
  admin: 'all',
  brokerManager: 'all',
  brokerFinance: 'all',
  insurerManager: [],
  viewer: [],
} as const

/** The lines whose premiums come in here and go on to insurers. */
export const premiumLines = ['TRAIN', 'BUS', 'CREDIT_LIFE'] as const
