import { type GatewayAnswer, gatewayAnswers } from '../../../shared/endpoints/answers/payment.ts'
import { type Store, system } from '../../store/store.ts'

/** An answer that is the last one again is counted with it: what is under way is looked up for days. */
const kept = `
  with last as (
    select number, answer from gateway_calls where reference = $1 order by number desc limit 1
  ), again as (
    update gateway_calls c set times = c.times + 1, last_at = $3 from last
    where c.reference = $1 and c.number = last.number and last.answer = $2 returning c.number
  )
  insert into gateway_calls (reference, number, answer, at, last_at)
  select $1, coalesce((select number from last), 0) + 1, $2, $3, $3 where not exists (select from again)
  on conflict do nothing`

/** What is said of an order, in a word; null: the gateway was not asked. */
const answerOf = (told: unknown): GatewayAnswer | null => {
  if (told === null) return 'UNKNOWN'
  if (typeof told !== 'object') return null
  if ('refused' in told) return 'REFUSED'
  return 'state' in told ? (gatewayAnswers.find((answer) => answer === told.state) ?? null) : 'VERIFIED'
}

const keep = (store: Store, reference: string, answer: GatewayAnswer, at: string) =>
  store.run(system, kept, [reference, answer, at])

export const keepAnswer = async (store: Store, reference: string, told: unknown, at: string): Promise<void> => {
  const answer = answerOf(told)
  if (answer) await keep(store, reference, answer, at)
}

export const keepSilence = (store: Store, reference: string, at: string) => keep(store, reference, 'SILENT', at)
