import type { Letter } from '../decisions/types.ts'
import { other, otherTerms, partner, terms } from './terms.ts'

const edited = (changes: Letter['payload'] = {}): Letter => ({
  type: 'plan.edited',
  payload: { ...terms, ...changes },
  corrects: true,
})
const associated = (payload: Letter['payload'], more: Partial<Letter> = {}): Letter => ({
  type: 'plan.associated',
  payload: { partner, share: 12.5, ...payload },
  ...more,
})
const onDay = (day: string, more: Partial<Letter> = {}) => associated({ from: day, until: day }, more)
const ends = (last: string, more: Partial<Letter> = {}, of = partner): Letter => ({
  type: 'plan.dissociated',
  payload: { partner: of, last },
  ...more,
})
const findings = [{ check: 'FALLS_WITH_AGE', ageFrom: 41, ageTo: 60, termFrom: 1, termTo: 60, note: null }]

/** What people and the pricing send, one of each kind that is judged differently. */
export const letters: Record<string, Letter> = {
  'another name': edited({ name: 'Term life plus' }),
  'another rate': edited({ rates: [{ ageFrom: 18, ageTo: 60, termFrom: 1, termTo: 60, rate: 3 }] }),
  'all of it otherwise': edited(otherTerms),
  'all as it is': edited(),
  submission: { type: 'plan.submitted' },
  'submission again': { type: 'plan.resubmitted' },
  'price of the first': { type: 'pricing.accepted', payload: { submission: 1 } },
  'price of the second': { type: 'pricing.accepted', payload: { submission: 2 } },
  'no price of the first': { type: 'pricing.rejected', payload: { submission: 1, findings } },
  'no price of the second': { type: 'pricing.rejected', payload: { submission: 2, findings } },
  activation: { type: 'plan.activated' },
  'a document': { type: 'document.added', payload: { fileId: 'file-1', name: 'wording.pdf' } },
  deactivation: { type: 'plan.deactivated', payload: { reason: 'Nobody buys it' } },
  'sale from today': associated({ from: '2026-03-09' }),
  'sale in a year': associated({ from: '2027-01-01', until: '2027-12-31' }),
  'sale by another': associated({ partner: other, from: '2027-01-01' }),
  'sale on 31 March': onDay('2026-03-31', { is: 'isEarly' }),
  'sale on 1 April': onDay('2026-04-01'),
  'sale on 30 April': onDay('2026-04-30'),
  'sale on 1 May': onDay('2026-05-01'),
  'sale that ends before it begins': associated(
    { from: '2027-06-02', until: '2027-06-01' },
    { lacks: 'isUntilInOrder' },
  ),
  'sale on the first day of the validity': onDay('2026-01-01', { is: 'isEarly' }),
  'sale on the day before': onDay('2025-12-31', { lacks: 'isWithinValidity' }),
  'sale from before the validity': associated({ from: '2025-12-31' }, { lacks: 'isWithinValidity' }),
  'sale on the last day of the validity': onDay('2030-12-31'),
  'sale on the day after': onDay('2031-01-01', { lacks: 'isWithinValidity' }),
  'sale beyond the validity': associated({ from: '2027-01-01', until: '2031-01-01' }, { lacks: 'isWithinValidity' }),
  'last on 8 March': ends('2026-03-08', { lacks: 'isLastToCome' }),
  'last on 9 March': ends('2026-03-09', { lacksAt: { '2026-03-09T17:00:00.000Z': 'isLastToCome' } }),
  'last on 15 April': ends('2026-04-15', { is: 'isWithinApril' }),
  'last on 29 April': ends('2026-04-29', { is: 'isWithinApril' }),
  'last on 30 April': ends('2026-04-30'),
  'last of another': ends('2026-04-15', { is: 'isOfOther' }, other),
}
