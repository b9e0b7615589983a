import { decisions } from '../../machines/creditLife/decisions.ts'
import { recordOf } from '../../machines/decisions/situations.ts'
import { insertCase } from '../creditLife/case.ts'
import { insertRow, withContext } from '../support/case.ts'
import type { Insert } from './types.ts'

const active = Object.values(decisions.situations).find(({ state }) => state === 'active')!

/** With the policy that is to end, in force. */
export const insert: Insert = async (host, parties, by, record) => {
  const policy = await insertCase(
    host,
    parties,
    by,
    {},
    undefined,
    withContext(recordOf(decisions, active), { parties }),
  )
  const request = { ...(record.snapshot.context['request'] as object), organisation: parties.partner }
  return insertRow(host, 'cancellation', by, withContext(record, { policy, request }))
}
