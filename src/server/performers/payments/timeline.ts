import type { CaseEvent } from '../../../../machines/kernel/types.ts'
import { grants, type Permission } from '../../../../machines/kernel/grants.ts'
import { ledgerEntry } from '../../../areas/finance/ledgerEntry.ts'
import { paymentException } from '../../../areas/finance/paymentException.ts'
import type {
  Booked,
  Called,
  KnownException,
  Notified,
  NotTaken,
  Ordered,
  PaymentStep,
} from '../../../shared/endpoints/answers/payment.ts'
import { toldEntry } from '../../cases/sight.ts'
import type { Place } from '../../cases/types.ts'
import type { Host } from '../../context.ts'
import { visible } from '../../records/scope.ts'
import { instantText } from '../../records/sql.ts'
import { type Caller, system } from '../../store/store.ts'
import { exceptionId } from './exceptions.ts'

type Moved = { revision: number; entry: string; event: CaseEvent; from: string | null; to: string }

/** A step as it was kept; what has happened in the same moment is in the order of its `place`. */
type Found = { at: string; place: string } & (
  | { kind: 'ordered'; told: Ordered }
  | { kind: 'called'; told: Called }
  | { kind: 'notified'; told: Omit<Notified, 'exception'> & { notice: string } }
  | { kind: 'notTaken'; told: Omit<NotTaken, 'exception'> }
  | { kind: 'moved'; told: Moved }
  | { kind: 'booked'; told: Booked }
)

export interface Position {
  at: string
  place: string
}

/** What is known of the gateway, which the system alone reads. */
const gateway = `
  select created_at as at, '1 ' || reference as place, 'ordered' as kind, jsonb_build_object('reference', reference, 'order', kind,
      'amount', asked -> 'amount', 'currency', asked -> 'currency',
      'attempt', row_number() over (partition by kind order by created_at, reference)) as told
  from gateway_orders where area = $1 and case_id = $2::uuid
  union all
  select c.at, '2 ' || reference || ' ' || lpad(number::text, 6, '0'), 'called', jsonb_build_object('reference', reference,
      'answer', answer, 'times', times, 'until', ${instantText('last_at')})
  from gateway_calls c join gateway_orders o using (reference) where area = $1 and case_id = $2::uuid
  union all
  select received_at, '3 ' || n.id, 'notified', jsonb_build_object('notice', n.id, 'reference', reference, 'type', body -> 'type',
      'amount', body #> '{data,amount}', 'currency', body #> '{data,currency}', 'appliedAt', ${instantText('applied_at')})
  from gateway_notices n join gateway_orders o using (reference) where area = $1 and case_id = $2::uuid
  union all
  select r.at, '4 ' || reference || ' ' || result, 'notTaken', jsonb_build_object('reference', reference, 'result', result)
  from gateway_results r join gateway_orders o using (reference) where area = $1 and case_id = $2::uuid and refused is not null`

const moves = `
  select at, '5 ' || lpad(revision::text, 10, '0') as place, 'moved' as kind,
    jsonb_build_object('revision', revision, 'entry', entry, 'event', event, 'from', from_status, 'to', to_status) as told
  from timeline where area = $1 and case_id = $2::uuid`

const entries = (caller: Caller) => `
  select created_at, '6 ' || lpad(case_revision::text, 10, '0') || ' ' || lpad(number::text, 6, '0'), 'booked',
    jsonb_build_object('entry', id, 'entryKind', kind, 'amount', amount, 'currency', currency, 'reference', reference,
      'reverses', reverses, 'by', (
        select jsonb_build_object('userId', event #> '{by,userId}', 'name', event #> '{by,name}',
          'organisation', event #> '{by,organisation,name}', 'kind', event #> '{by,organisation,kind}')
        from timeline t where t.area = e.area and t.case_id = e.case_id::uuid and t.revision = case_revision
      ))
  from ledger_entries e where area = $1 and case_id = $2::uuid::text and ${visible(ledgerEntry, caller)}`

const mayRead = (
  { permissions = [] }: Caller,
  { permissions: { list } }: { permissions: { list: Permission } },
): boolean => grants(permissions, list)

const newest = (steps: string, before: Position | null, limit: number) => `
  select at, place, kind, told from (${steps}) steps
  ${before ? 'where (at, place collate "C") < ($3::timestamptz, $4)' : ''}
  order by at desc, place collate "C" desc limit ${limit}`

/** Where both were read in their order. */
const isLater = (one: Position, other: Position): boolean =>
  one.at === other.at ? one.place > other.place : one.at > other.at

/** By the keys under which they were left to finance. */
const exceptionsOf = async (
  { store }: Host,
  caller: Caller,
  keys: readonly string[],
): Promise<(key: string) => KnownException | null> => {
  const ids = `{${keys.map(exceptionId).join()}}`
  const read = 'select id, kind from payment_exceptions where id = any($1::uuid[])'
  const all = keys.length > 0 ? await store.run<{ id: string; kind: string }>(system, read, [ids]) : []
  const seen = mayRead(caller, paymentException) && all.length > 0
  const own = seen
    ? await store.run<{ id: string }>(caller, `${read} and ${visible(paymentException, caller)}`, [ids])
    : []
  return (key) => {
    const found = all.find(({ id }) => id === exceptionId(key))
    return found ? { id: own.some(({ id }) => id === found.id) ? found.id : null, kind: found.kind } : null
  }
}

const keyOf = (step: Found): string[] => {
  if (step.kind === 'notified') return [`notice ${step.told.notice}`]
  return step.kind === 'notTaken' ? [`${step.told.reference} ${step.told.result}`] : []
}

/** The last steps of a case's payment before one, as far as its reader may know of them; of a case that they see. */
export const readSteps = async (
  host: Host,
  { area, lifecycle }: Place,
  caller: Caller,
  id: string,
  before: Position | null,
  limit: number,
): Promise<{ step: PaymentStep; position: Position }[]> => {
  const values = [area.id, id, ...(before ? [before.at, before.place] : [])]
  const own = mayRead(caller, ledgerEntry) ? `${moves} union all ${entries(caller)}` : moves
  const found = await Promise.all([
    host.store.run<Found>(system, newest(gateway, before, limit), values),
    host.store.run<Found>(caller, newest(own, before, limit), values),
  ])
  const steps = found
    .flat()
    .toSorted((one, other) => (isLater(one, other) ? -1 : 1))
    .slice(0, limit)
  const exceptionOf = await exceptionsOf(host, caller, steps.flatMap(keyOf))
  return steps.map((step) => {
    const { at, place } = step
    const common = { id: place, at }
    const [exception = null] = keyOf(step).map(exceptionOf)
    const told = (): PaymentStep => {
      switch (step.kind) {
        case 'moved':
          return { ...common, kind: 'moved', entry: toldEntry(lifecycle, caller, { ...step.told, at }) }
        case 'notified': {
          const { notice: _notice, ...notified } = step.told
          return { ...common, kind: 'notified', ...notified, exception }
        }
        case 'notTaken':
          return { ...common, kind: 'notTaken', ...step.told, exception }
        case 'ordered':
          return { ...common, kind: 'ordered', ...step.told }
        case 'called':
          return { ...common, kind: 'called', ...step.told }
        case 'booked':
          return { ...common, kind: 'booked', ...step.told }
      }
    }
    return { step: told(), position: { at, place } }
  })
}
