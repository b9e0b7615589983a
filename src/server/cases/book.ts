import type { Effect } from '../../../machines/kernel/types.ts'
import type { Posting } from '../../../machines/kit/effects.ts'
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
    .map(({ policy, account, quotesCode, policyNumber, amount, currency, date, reference }, index) => ({
      line: index + 1,
      policy: policy ?? null,
      account,
      quotes_code: quotesCode,
      policy_number: policyNumber,
      amount,
      currency,
      booked_on: date,
      reference,
    })),
})

const columns = {
  line: 'integer',
  account: 'text',
  quotes_code: 'text',
  policy_number: 'text',
  amount: 'bigint',
  currency: 'text',
  booked_on: 'date',
  reference: 'text',
}
const names = Object.keys(columns).join(', ')

/** Writes what `moved` books, handed over as JSON in a parameter; who sees the case sees its postings. */
export const booking = ({ area, book }: Place, parameter: string): string => {
  const parties = partyColumns(area).join(', ')
  const shape = Object.entries({ policy: 'uuid', ...columns }).map(([name, type]) => `${name} ${type}`)
  return `booked as (
    insert into ${book!.table} (area, case_id, case_revision, created_at, updated_at, ${parties}, policy, ${names})
    select '${area.id}', moved.id, moved.revision, $3::timestamptz, $3::timestamptz, ${parties}, coalesce(policy, moved.id), ${names}
    from moved, jsonb_to_recordset(${parameter}::jsonb) as one(${shape.join(', ')})
  )`
}
