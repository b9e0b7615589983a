const quotation = (...actions: string[]) =>
  ['list', 'detail', ...actions].map((action) => `product.creditLife.quotation.${action}`)

const bankList = ['bank.list', 'bank.detail', 'bank.checkAccountNumber']
const brokerList = ['broker.list', 'broker.detail']
const bankUpkeep = [...bankList, 'bank.create', 'bank.edit', 'bank.delete', 'bank.updateStatus']
const brokerUpkeep = [...brokerList, 'broker.create', 'broker.edit', 'broker.delete', 'broker.config']

/** What each role of the demo's organisations may do. */
export const roles = {
  superAdmin: ['superadmin.root'],
  admin: [...quotation(), ...bankUpkeep, ...brokerUpkeep, 'workflow.inspect'],

  brokerManager: [
    ...quotation(
      'create',
      'upload',
      'assess',
      'confirm',
      'escalate',
      'approve',
      'reject',
      'requestExtraPremium',
      'sendOtp',
      'recordPayment',
      'issue',
      'cancel',
      'ask',
    ),
    ...bankUpkeep,
    ...brokerUpkeep,
    'workflow.inspect',
  ],
  brokerAssessor: quotation('assess', 'confirm', 'escalate', 'reject', 'ask'),
  brokerUnderwriter: quotation('approve', 'escalate', 'reject', 'requestExtraPremium'),
  brokerFinance: quotation('recordPayment', 'issue', 'cancel'),

  insurerManager: [
    ...quotation('escalate', 'approve', 'reject', 'requestExtraPremium', 'sendOtp', 'ask'),
    ...bankList,
    ...brokerUpkeep,
  ],
  insurerUnderwriter: quotation('escalate', 'approve', 'reject', 'requestExtraPremium', 'ask'),

  bankManager: [
    ...quotation('create', 'upload', 'sendOtp', 'escalate', 'approve', 'reject', 'cancel', 'ask'),
    ...bankUpkeep,
  ],
  bankOfficer: quotation('create', 'upload', 'approve', 'reject', 'escalate'),

  partner: [
    ...quotation('create', 'upload', 'sendOtp', 'cancel'),
    ...bankList,
    'common.product.policy.list',
    'common.product.claim.list',
    'mobile.commission.view',
  ],
  partnerOfficer: quotation('create', 'upload', 'sendOtp', 'cancel'),

  viewer: [...quotation(), 'bank.list', 'bank.detail', ...brokerList],
} as const satisfies Record<string, readonly string[]>

export type Role = keyof typeof roles
