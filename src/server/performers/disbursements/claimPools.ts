import type { Guardian } from '../../performer.ts'
import { wrong } from '../wrong.ts'

const others = 'select code from claim_pools where partner = $1 and currency = $2 and id is distinct from $3::uuid'
const before = 'select partner, currency from claim_pools where id = $1'

/** A partner has one pool of a currency, and both stay, since its account is named by them. */
export const claimPool: Guardian = async ({ query, id, values }) => {
  if (!values) return []
  const { partner, currency } = values
  if (id !== null) {
    const [was] = await query<Record<'partner' | 'currency', string>>(before, [id])
    const changed = (['partner', 'currency'] as const).filter((name) => was && was[name] !== values[name])
    if (changed.length > 0) return changed.map((name) => wrong(name, 'poolKept'))
  }
  const [other] = await query<{ code: string }>(others, [partner, currency, id])
  return other ? [wrong('partner', 'pooledAlready', { code: other.code })] : []
}
