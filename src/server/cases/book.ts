import type { Effect } from '../../../machines/kernel/types.ts'
import type { Posting } from '../../../machines/kit/ledger.ts'
import { partyColumns } from '../records/scope.ts'
import type { Place } from './types.ts'

const isBooking = ({ type }: Effect): boolean => type === 'book'

export const isShown = ({ type }: Effect): boolean => type === 'showLink'

/** What is left to be done when a move has been written and answered. */
export const isTask = (effect: Effect): boolean => !isBooking(effect) && !isShown(effect)

/** What of a move's effects is asked of the outside, and what is booked with the move itself, as rows of the book. */
export const parted = (effects: readonly Effect[]) => ({
  asked: effects.filter(isTask),
  booked: effects
    .filter(isBooking)
    .flatMap(({ params }) => params['postings'] as unknown as Posting[])
    .map(({ kind, lines, amount, currency, date, reference, subject, policy, policyNumber }, index) => ({
      number: index + 1,
      kind,
      lines,
      amount,
      currency,
      valued_on: date,
      reference,
      subject,
      policy: policy ?? null,
      policy_number: policyNumber ?? null,
    })),
})

const columns = {
  number: 'integer',
  kind: 'text',
  lines: 'jsonb',
  amount: 'bigint',
  currency: 'text',
  valued_on: 'date',
  reference: 'text',
  subject: 'text',
  policy_number: 'text',
}
const names = Object.keys(columns).join(', ')

/** Writes what `moved` books, handed over as JSON in a parameter; who sees the case sees its entries. */
export const booking = ({ area, book }: Place, parameter: string): string => {
  const parties = partyColumns(area).join(', ')
  const shape = Object.entries({ policy: 'text', ...columns }).map(([name, type]) => `${name} ${type}`)
  return `booked as (
    insert into ${book!.table} (area, case_id, case_revision, created_at, updated_at, ${parties}, policy, ${names})
    select '${area.id}', moved.id, moved.revision, $3::timestamptz, $3::timestamptz, ${parties},
      case policy when 'itself' then moved.id else policy::uuid end, ${names}
    from moved, jsonb_to_recordset(${parameter}::jsonb) as one(${shape.join(', ')})
  )`
}
