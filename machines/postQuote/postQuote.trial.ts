import { systemActor } from '../kernel/actors.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Stamp } from '../kernel/types.ts'
import { postQuotePermissions } from './postQuote.permissions.ts'

const desk: Actor = {
  userId: 'broker-desk',
  name: 'Broker desk',
  roles: ['broker'],
  permissions: Object.values(postQuotePermissions),
  organisation: { id: 'broker', kind: 'broker', name: 'broker' },
}

const quoted: Context = {
  quotesCode: 'QUO-2026-0001',
  insurer: 'f5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0061',
  form: 'f5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0062',
  productCategory: 'travel',
  customer_name: 'Budi Santoso',
  currency: 'IDR',
  premium: 125_000_000,
}

export const samples: Context[] = [quoted, { ...quoted, productCategory: 'gadget', currency: 'VND', premium: 900_000 }]

export const beginner = (): Omit<Stamp, 'at'> => ({ by: desk })

/** What might be done to a quotation, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (_: CaseRecord, at: string): CaseEvent[] => {
  const host = { by: systemActor, at }
  return [
    { type: 'quotation.closed', reason: 'The customer has changed their mind', by: desk, at },
    { type: 'answers.given', submission: 'POST-QUOTE-000001', source: 'FORM', by: desk, at },
    { type: 'answers.given', submission: 'POST-QUOTE-000002', source: 'INSURER', by: desk, at },
    { type: 'answers.delivered', receipt: 'R-1', ...host },
    { type: 'answers.refused', reason: 'The trip has begun already', ...host },
  ]
}
