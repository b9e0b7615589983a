import type { Situation } from '../decisions/types.ts'
import { band, other, partner } from './terms.ts'

const noon = '2026-03-09T05:00:00.000Z'
const midnight = '2026-03-09T17:00:00.000Z'
const submission = (number: number, by = 'id of broker') => ({
  submission: { number, at: '2026-03-01T03:00:00.000Z', by, name: 'broker' },
})
const priced = { ...submission(1), pricedAt: '2026-03-02T03:00:00.000Z' }
const sold = { ...priced, activatedAt: '2026-03-03T03:00:00.000Z' }
const open = { partner, from: '2026-02-01', until: null, share: 10 }
const april = { partner, from: '2026-04-01', until: '2026-04-30', share: 10 }

const unchanged = { 'all as it is': 'isPlanChanged' }
const theFirst = { 'price of the second': 'isOfSubmission', 'no price of the second': 'isOfSubmission' }
const theSecond = { 'price of the first': 'isOfSubmission', 'no price of the first': 'isOfSubmission' }
const unsold = { lacks: 'isSoldBySomebody isAssociated' }
const bySubmitter = { lacksBy: { broker: 'isNotSubmitter' } }
const beside = (...letters: string[]) => Object.fromEntries(letters.map((one) => [one, 'isAssociationFree']))
const notBeyond = (...letters: string[]) => Object.fromEntries(letters.map((one) => [one, 'isAssociated']))
const besideOpen = beside(
  'sale from today',
  'sale in a year',
  'sale on 31 March',
  'sale on 1 April',
  'sale on 30 April',
  'sale on 1 May',
  'sale that ends before it begins',
  'sale on the last day of the validity',
  'sale on the day after',
  'sale beyond the validity',
)
const ended = {
  'sale in a year': 'isWithinValidity',
  'sale on 31 March': 'isWithinValidity',
  'sale on 1 April': 'isWithinValidity',
  'sale on 30 April': 'isWithinValidity',
  'sale on 1 May': 'isWithinValidity',
  'sale by another': 'isWithinValidity',
  'sale that ends before it begins': 'isWithinValidity',
  'sale on the last day of the validity': 'isWithinValidity',
}

const hardlyAnything = {
  planCode: null,
  planName: null,
  validity: null,
  sumInsuredMin: null,
  sumInsuredMax: null,
  benefits: [],
  rates: [],
}
const gap = { rates: [band(18, 40, 1, 60, 2.5), band(42, 60, 1, 60, 4)] }

export const situations: Record<string, Situation> = {
  'a draft': { state: 'draft', lacksFor: unchanged },
  'a draft of which hardly anything is known': {
    state: 'draft',
    facts: hardlyAnything,
    lacks: 'hasPlanName hasValidity hasSumInsured hasBenefits hasRates',
  },
  'a draft without a plan code': { state: 'draft', facts: { planCode: null }, lacks: 'hasPlanName' },
  'a draft without a plan name': { state: 'draft', facts: { planName: null }, lacks: 'hasPlanName' },
  'a draft without a least sum': { state: 'draft', facts: { sumInsuredMin: null }, lacks: 'hasSumInsured' },
  'a draft without a greatest sum': { state: 'draft', facts: { sumInsuredMax: null }, lacks: 'hasSumInsured' },
  'a draft of the least sums': { state: 'draft', facts: { sumInsuredMin: 1, sumInsuredMax: 1 } },
  'a draft whose ages have a gap': {
    state: 'draft',
    facts: gap,
    lacks: 'isRateTableWhole',
  },
  'a draft whose terms have a gap': {
    state: 'draft',
    facts: { rates: [band(18, 60, 1, 12, 2.5), band(18, 60, 14, 60, 4)] },
    lacks: 'isRateTableWhole',
  },
  'a draft with a corner missing': {
    state: 'draft',
    facts: { rates: [band(18, 40, 1, 60, 2.5), band(41, 60, 1, 48, 4)] },
    lacks: 'isRateTableWhole',
  },
  'a draft whose ages overlap': {
    state: 'draft',
    facts: { rates: [band(18, 41, 1, 60, 2.5), band(41, 60, 1, 60, 4)] },
    lacks: 'isRateTableWhole',
  },
  'a draft whose bands are not in order': {
    state: 'draft',
    facts: { rates: [band(41, 60, 13, 60, 5), band(18, 40, 1, 60, 2.5), band(41, 60, 1, 12, 4)] },
  },
  'being priced': { state: 'processing', since: { processing: noon }, facts: submission(1), lacksFor: theFirst },
  'being priced again': { state: 'processing', since: { processing: noon }, facts: submission(2), lacksFor: theSecond },
  published: { state: 'published', facts: priced, ...unsold, ...bySubmitter },
  'published, submitted by another': {
    state: 'published',
    facts: { ...priced, ...submission(1, 'id of nobody') },
    ...unsold,
  },
  'published, from that sum on by two': {
    state: 'published',
    facts: { ...priced, fourEyesFrom: 50_000_000_000 },
    ...unsold,
    ...bySubmitter,
  },
  'published, only from more on by two': {
    state: 'published',
    facts: { ...priced, fourEyesFrom: 50_000_000_001 },
    ...unsold,
  },
  'published, by whomever': { state: 'published', facts: { ...priced, fourEyesFrom: null }, ...unsold },
  'published, on the last day of its validity': {
    state: 'published',
    facts: { ...priced, fourEyesFrom: null, validity: '2026-01-01/2026-03-09' },
    ...unsold,
    lacksFor: ended,
  },
  'published, and its validity is over': {
    state: 'published',
    at: midnight,
    facts: { ...priced, fourEyesFrom: null, validity: '2026-01-01/2026-03-09' },
    lacks: 'isSoldBySomebody isAssociated isStillValid',
    lacksFor: ended,
  },
  'published, to be sold in April': {
    state: 'published',
    facts: { ...priced, fourEyesFrom: null, associations: [april] },
    is: 'isInApril',
    lacksFor: {
      ...beside('sale from today', 'sale on 1 April', 'sale on 30 April', 'sale from before the validity'),
      ...notBeyond('last on 30 April', 'last of another'),
    },
  },
  active: { state: 'active', facts: sold, ...unsold },
  'active, sold by a partner': {
    state: 'active',
    facts: { ...sold, associations: [open] },
    is: 'isOpen',
    lacksFor: {
      ...besideOpen,
      ...beside('sale from before the validity'),
      ...notBeyond('last of another'),
    },
  },
  'active, sold by a partner, and it is the next day': {
    state: 'active',
    at: midnight,
    facts: { ...sold, associations: [open] },
    is: 'isOpen',
    lacksFor: { ...besideOpen, ...beside('sale from before the validity'), ...notBeyond('last of another') },
  },
  'active, sold by two': {
    state: 'active',
    facts: { ...sold, associations: [{ ...april, partner: other }, april] },
    is: 'isByTwo',
    lacksFor: {
      ...beside('sale from today', 'sale on 1 April', 'sale on 30 April', 'sale from before the validity'),
      ...notBeyond('last on 30 April'),
    },
  },
  inactive: { state: 'inactive', facts: { ...sold, end: { reason: 'Nobody buys it', at: midnight, name: 'broker' } } },
  failed: {
    state: 'failed',
    facts: { ...submission(1), findings: [{ check: 'OTHER', note: 'See the file' }] },
    lacksFor: unchanged,
  },
  'failed, and hardly anything is known': {
    state: 'failed',
    facts: { ...submission(1), ...hardlyAnything },
    lacks: 'hasPlanName hasValidity hasSumInsured hasBenefits hasRates',
  },
  'failed, and the ages have a gap': {
    state: 'failed',
    facts: { ...submission(1), ...gap },
    lacks: 'isRateTableWhole',
  },
  'failed, without rates': { state: 'failed', facts: { ...submission(1), rates: [] }, lacks: 'hasRates' },
}
