import { other, partner, terms } from './terms.ts'

const untold = {
  ...terms,
  submittedAt: null,
  submittedBy: null,
  pricedAt: null,
  findings: [],
  activatedAt: null,
  partners: [],
  associations: [],
  deactivatedAt: null,
  deactivatedBy: null,
  deactivationReason: null,
}
const at = '2026-03-10T01:00:00.000Z'
const associations = [
  { partner, from: '2026-01-01', until: '2026-01-31', share: 10 },
  { partner: other, from: '2026-02-01', until: null, share: 15 },
  { partner, from: '2026-03-01', until: null, share: 12.5 },
]
const findings = [{ check: 'OTHER', ageFrom: null, ageTo: null, termFrom: null, termTo: null, note: 'See the file' }]

export const portraits = {
  untold,
  told: {
    'when it is begun': { facts: {}, tells: {} },
    'when it is of another plan': {
      facts: { planName: 'Silver', sumInsuredMax: null, rates: [] },
      tells: { planName: 'Silver', sumInsuredMax: null, rates: [] },
    },
    'when it was submitted': {
      facts: { submission: { number: 2, at, by: 'id of broker', name: 'Budi' } },
      tells: { submittedAt: at, submittedBy: 'Budi' },
    },
    'when it was priced and activated': {
      facts: { pricedAt: at, activatedAt: '2026-03-11T01:00:00.000Z' },
      tells: { pricedAt: at, activatedAt: '2026-03-11T01:00:00.000Z' },
    },
    'when the pricing has found something': { facts: { findings }, tells: { findings } },
    'when partners sell it': { facts: { associations }, tells: { associations, partners: [partner, other] } },
    'when it is over': {
      facts: { end: { reason: 'Nobody buys it', at, name: 'Budi' } },
      tells: { deactivatedAt: at, deactivatedBy: 'Budi', deactivationReason: 'Nobody buys it' },
    },
  },
}
