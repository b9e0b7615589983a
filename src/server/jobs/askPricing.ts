import type { Performer, Task } from '../task.ts'
import { signing } from '../cases/signature.ts'
import { keptCall } from '../cases/webhooks.ts'

/** Milliseconds for who prices to say that the submission has arrived. */
const patience = 10_000

/** The same for each try. */
const callOf = ({ case_id: id, params }: Task): string => `pricing-${id}-${params['submission'] as number}`

/**
 * Hands a submission over to who prices it: the party outside that is configured, which answers by a webhook of its own, or what the
 * lifecycle has embedded, whose answer is kept among the same calls, once a submission.
 */
export const askPricing: Performer = async (task, { host: { config, lifecycles }, at }) => {
  const { area, case_id: id, params } = task
  const { pricingUrl, publicUrl, webhooks } = config
  if (pricingUrl === null) {
    const answer = lifecycles.get(area)?.embedded?.['askPricing']?.(params)
    if (!answer) throw new Error(`Nobody prices for ${area}`)
    const call = [area, callOf(task), id, JSON.stringify(answer), at]
    return { write: async (sql) => void (await sql.query(keptCall, call)) }
  }
  const [key] = webhooks[area] ?? []
  if (!key) throw new Error(`WEBHOOK_SECRETS has no key of ${area}, which PRICING_URL asks for`)
  const body = Buffer.from(JSON.stringify({ case: id, answerTo: `${publicUrl}/api/webhooks/${area}`, ...params }))
  const { ok, status } = await fetch(pricingUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signing(Buffer.from(key, 'base64'), callOf(task), body, Date.parse(at)),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  if (!ok) throw new Error(`The pricing answered ${status}`)
  return {}
}
