import type { Decisions } from '../decisions/types.ts'
import { at, due, halfTime } from './calendar.ts'

export const input: Decisions['input'] = {
  purpose: 'PREMIUM',
  trainPolicies: ['b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0111'],
  busPolicies: ['b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0112'],
  claim: null,
  partner: null,
  instalments: 1,
  intervalMonths: 1,
  remark: null,
  code: 'PAY-1',
  lines: [
    {
      kind: 'TRAIN',
      id: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0111',
      number: 'TRN-1',
      title: 'Train Travel Plus',
      holder: 'insurer',
      amount: 600,
    },
    {
      kind: 'BUS',
      id: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0112',
      number: 'BUS-1',
      title: 'Bus Travel Plus',
      holder: 'insurer',
      amount: 400,
    },
  ],
  payer: { name: 'Budi Santoso', email: 'Budi@example.test', phone: '+6281234567890' },
  currency: 'IDR',
  parties: { broker: 'broker', partner: 'partner' },
  allows: { cash: true, link: true },
  limits: { paymentLimit: 1 },
}

export const beginning: Decisions['beginning'] = {
  total: 1000,
  issued: { at, by: 'Sari, Nusa' },
  plan: [{ amount: 1000, dueOn: '2026-03-10', dueAt: due, remindAt: halfTime }],
  dueAt: due,
  remindAt: halfTime,
  link: null,
  mailed: [],
  attempt: 0,
  instruction: null,
  receipts: [],
  rest: 1000,
  unapplied: 0,
  refunded: 0,
  refunds: [],
  payment: null,
  proof: null,
  closing: null,
}
