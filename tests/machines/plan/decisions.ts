import { plan } from '../../../machines/plan/plan.ts'
import type { Decisions, Way } from '../decisions/types.ts'
import { alike } from './alike.ts'
import { letters } from './letters.ts'
import { input, payloads } from './payloads.ts'
import { portraits } from './portraits.ts'
import { situations } from './situations.ts'
import { names, other, partner } from './terms.ts'

const TYPED = Object.fromEntries(names.map((name) => [name, `$${name}`]))
const ASSOCIATION = { partner: '$partner', from: '$from', until: '$until', share: '$share' }
const april = { partner, from: '2026-04-01', until: '2026-04-30', share: 10 }
const ofOther = { ...april, partner: other }

const submitted = (entry: string, number: number): Way => ({
  to: 'processing',
  entry,
  keeps: { submission: { number, at: '$at', by: '$who', name: '$whoName' }, findings: [] },
  effects: ['it is priced'],
})
const COMPLETE = 'hasPlanName hasValidity hasSumInsured hasBenefits hasRates isRateTableWhole'

/** By the day on which each begins. */
const associated: Way[] = [
  { when: 'isEarly isInApril', entry: 'associated', keeps: { associations: [ASSOCIATION, april] } },
  { when: 'isEarly isByTwo', entry: 'associated', keeps: { associations: [ASSOCIATION, ofOther, april] } },
  {
    when: 'isEarly isOpen',
    entry: 'associated',
    keeps: { associations: [ASSOCIATION, { partner, from: '2026-02-01', until: null, share: 10 }] },
  },
  { entry: 'associated', adds: { associations: ASSOCIATION } },
]

const dissociated: Way[] = [
  {
    when: 'isOpen',
    entry: 'dissociated',
    keeps: { associations: [{ partner: '$partner', from: '2026-02-01', until: '$last', share: 10 }] },
  },
  {
    when: 'isInApril isWithinApril',
    entry: 'dissociated',
    keeps: { associations: [{ ...april, until: '$last' }] },
  },
  { when: 'isInApril', entry: 'dissociated', keeps: { associations: [] } },
  {
    when: 'isByTwo isWithinApril',
    entry: 'dissociated',
    keeps: { associations: [ofOther, { ...april, until: '$last' }] },
  },
  { when: 'isByTwo isOfOther', entry: 'dissociated', keeps: { associations: [{ ...ofOther, until: '$last' }, april] } },
  { entry: 'dissociated', keeps: { associations: [ofOther] } },
]

/**
 * What is decided of an insurer's plan. The specification gives the statuses, what may not become active and its words (set
 * planOrProduct, B151-B154), that Processing is also called Submitted, and the order (C062, C063); the issue closes the rest: what a
 * submission needs, 24 hours for its price, another person for the activation, and who sells it when.
 */
export const decisions: Decisions = {
  lifecycle: plan,

  states: {
    draft: ['DRAFT', 'draft', 'editable'],
    processing: ['PROCESSING', 'processing', 'busy'],
    published: ['PUBLISHED', 'published', 'busy'],
    active: ['ACTIVE', 'active', 'settled'],
    inactive: ['INACTIVE', 'inactive', 'settled'],
    failed: ['PRICING_SUBMISSION_FAILED', 'pricingSubmissionFailed', 'failed'],
  },

  rights: {
    'plan.edited': ['insurance.updateInsurerProduct', 'mayEdit'],
    'plan.submitted': ['insurance.updateInsurerProductStatus', 'maySubmit'],
    'plan.resubmitted': ['insurance.updateInsurerProductStatus', 'maySubmit'],
    'pricing.accepted': null,
    'pricing.rejected': null,
    'plan.activated': ['insurance.updateInsurerProductStatus', 'mayActivate'],
    'plan.deactivated': ['insurance.updateInsurerProductStatus', 'mayDeactivate'],
    'plan.associated': ['insurance.associateInsurerProduct', 'mayAssociate'],
    'plan.dissociated': ['insurance.associateInsurerProduct', 'mayAssociate'],
    'document.added': ['insurance.getPresignUrlInsurerProduct', 'mayUpload'],
  },

  circles: { organisation: { rule: 'isOfOrganisation', parties: ['broker'] } },

  matrix: `
                    draft        processing published   active      inactive            failed
plan.edited         edited       .          .           .           .                   edited
plan.submitted      submitted    .          .           .           .                   .
plan.resubmitted    .            .          .           .           .                   resubmitted
pricing.accepted    .            priced     .           .           .                   .
pricing.rejected    .            notPriced  .           .           .                   .
plan.activated      !isSubmitted !isPriced  activated   .           !isNeverDeactivated .
plan.deactivated    .            .          .           deactivated .                   .
plan.associated     .            .          associated  associated  .                   .
plan.dissociated    .            .          dissociated dissociated .                   .
document.added      added        added      added       added       .                   added
`,

  decisions: {
    'plan.edited': {
      edited: { by: 'organisation', needs: 'isPlanChanged', then: [{ entry: 'edited', keeps: TYPED }] },
    },
    'plan.submitted': {
      submitted: { by: 'organisation', needs: COMPLETE, then: [submitted('submitted', 1)] },
    },
    'plan.resubmitted': {
      resubmitted: { by: 'organisation', needs: COMPLETE, then: [submitted('resubmitted', 2)] },
    },
    'pricing.accepted': {
      priced: { needs: 'isOfSubmission', then: [{ to: 'published', entry: 'priced', keeps: { pricedAt: '$at' } }] },
    },
    'pricing.rejected': {
      notPriced: {
        needs: 'isOfSubmission',
        then: [{ to: 'failed', entry: 'notPriced', keeps: { findings: '$findings' } }],
      },
    },
    'plan.activated': {
      activated: {
        by: 'organisation',
        needs: 'isNotSubmitter isStillValid',
        then: [{ to: 'active', entry: 'activated', keeps: { activatedAt: '$at' } }],
      },
    },
    'plan.deactivated': {
      deactivated: {
        by: 'organisation',
        then: [
          {
            to: 'inactive',
            entry: 'deactivated',
            keeps: { end: { reason: '$reason', at: '$at', name: '$whoName' } },
          },
        ],
      },
    },
    'plan.associated': {
      associated: {
        by: 'organisation',
        needs: 'isUntilInOrder isWithinValidity isAssociationFree',
        then: associated,
      },
    },
    'plan.dissociated': {
      dissociated: { by: 'organisation', needs: 'isSoldBySomebody isAssociated isLastToCome', then: dissociated },
    },
    'document.added': { added: { by: 'organisation', then: [{ entry: 'documentAdded' }] } },
  },

  limits: { processing: { name: 'processingLimit', days: 1 } },
  expiry: { to: 'failed', entry: 'expiredBySchedule', byPerson: 'expired' },

  // The last instant of 9 March in Jakarta, and the first of the 10th.
  calendar: { '2026-03-09T16:59:59.999Z': {}, '2026-03-09T17:00:00.000Z': {} },

  effects: {
    'it is priced': { type: 'askPricing', params: { submission: '$submission.number', terms: TYPED } },
  },

  letters,
  situations,
  portraits,
  payloads,

  input,
  beginning: {
    parties: { broker: 'broker' },
    submission: null,
    pricedAt: null,
    activatedAt: null,
    findings: [],
    associations: [],
    end: null,
  },
  begun: {
    right: ['insurance.addInsurerProduct', 'mayBegin'],
    others: {},
    keeps: { 'parties.broker': '$whoOrganisation' },
  },

  alike,
  choosing: '',
  typed: 'isPlanChanged isOfSubmission isUntilInOrder isWithinValidity isAssociationFree isAssociated isLastToCome',
  bulk: {
    'plan.submitted': null,
    'plan.resubmitted': null,
    'plan.activated': null,
    'plan.deactivated': { field: 'reason', required: true },
  },
}
