import { samples } from '../../../machines/claim/claim.trial.ts'
import { claim } from '../../../machines/claim/claim.ts'
import { advance, begin } from '../../../machines/kernel/advance.ts'
import type { Actor } from '../../../machines/kernel/types.ts'
import type { DisbursementContext } from '../../../machines/disbursement/disbursement.context.ts'
import { randomUUID } from 'node:crypto'
import { withContext, insertRow } from '../support/case.ts'
import { enterEntries } from '../support/entries.ts'
import { addNeeded } from '../support/needed.ts'
import { insert as insertClaim } from './claim.ts'
import type { Host } from '../../../src/server/context.ts'
import type { Insert } from './types.ts'

let count = 0

const pools = new Map<string, { partner: string; pool: string }>()

/** The pool of a partner, which its stop-loss never closes. */
const addPool = async ({ store }: Host, broker: string, organisation: string, code: string): Promise<void> => {
  const key = `${broker} ${organisation} ${code}`
  const ids = pools.get(key) ?? { partner: randomUUID(), pool: randomUUID() }
  pools.set(key, ids)
  await addNeeded(store, 'partners', ids.partner, { organisation_id: broker, organisation, code: `P${count}` })
  const pool = { broker_id: broker, partner: ids.partner, code, currency: 'IDR', stop_loss: String(10 ** 12) }
  await addNeeded(store, 'claim_pools', ids.pool, pool)
}

/** Of the broker, with an approved claim that it pays, a code of its own and a pool that has promised what it has. */
export const insert: Insert = async (host, parties, by, record) => {
  const { broker, insurer, partner } = parties
  const at = host.clock().toISOString()
  const code = `DSB-TEST-${++count}`
  const context = record.snapshot.context as unknown as DisbursementContext
  const desk: Actor = {
    ...by,
    permissions: ['agent_claim.create', 'agent_claim.update', 'agent_claim.approve'],
    organisation: { ...by.organisation, id: broker },
  }
  const stamp = { by: desk, at }
  let { record: claimed } = begin(claim, samples[0]!, stamp)
  const { status, value } = record.snapshot
  const isPaid = value === 'paid'
  const isOver = status === 'done'
  for (const event of [
    { type: 'claim.acknowledged' },
    { type: 'claim.approved', amount: context.amount },
    ...(isOver ? [] : [{ type: 'disbursement.begun', disbursement: code }]),
    ...(isPaid ? [{ type: 'disbursement.paid', disbursement: code, date: at.slice(0, 10), reference: 'TRF-0' }] : []),
  ]) {
    const step = advance(claim, claimed, { ...event, ...stamp })
    if (!step.ok) throw new Error(JSON.stringify(step.refusal))
    claimed = step.record
  }
  const claimId = await insertClaim(host, parties, desk, claimed)
  const known = {
    code,
    claim: claimId,
    parties: { broker, insurer, partner },
    debtor: insurer,
    ...(context.pool && { pool: { ...context.pool, holder: partner } }),
  }
  const id = await insertRow(host, 'disbursement', by, withContext(record, known))
  const { amount, paymentType } = context
  const entry = {
    broker_id: broker,
    partner_id: partner,
    area: 'disbursement',
    case_id: id,
    amount,
    valued_on: host.clock(),
  }
  const named = { reference: code, subject: code }
  if (paymentType === 'MANUAL') return id
  await addPool(host, broker, partner, context.pool!.code)
  const money = (kind: string, lines: object[]) => ({ ...entry, kind, lines, ...named })
  const cover = money('RECEIPT', [
    { account: 'CASH', holder: broker, amount },
    { account: 'CLAIM_POOL', holder: partner, amount: -amount },
  ])
  const isPromised = typeof value === 'string' && ['approve', 'pending', 'failed', 'failedCreate'].includes(value)
  const taken = isPromised
    ? money('RESERVE', [
        { account: 'CLAIM_POOL', holder: partner, amount, pending: true },
        { account: 'CLAIMS_PAYABLE', holder: insurer, amount: -amount, pending: true },
      ])
    : money('DISBURSEMENT', [
        { account: 'CLAIM_POOL', holder: partner, amount },
        { account: 'GATEWAY_CLEARING', holder: broker, amount: -amount },
      ])
  await enterEntries(host.store, host.clock(), { ...cover, number: 1 })
  if (isPromised || isPaid) await enterEntries(host.store, host.clock(), { ...taken, number: 2 })
  return id
}
