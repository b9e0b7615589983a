import { partnerPlan } from '../../../machines/partnerPlan/partnerPlan.ts'
import { and, currency, each, LARGEST, of, record, text, trimmed } from '../decisions/payloads.ts'
import type { Decisions, Letter, Payload, Situation, Way } from '../decisions/types.ts'
import { alikePlans } from '../plan/alike.ts'
import { names, otherTerms, terms } from './terms.ts'

const TYPED = Object.fromEntries(names.map((name) => [name, `$${name}`]))
const submitted = (entry: string, number: number): Way => ({
  to: 'processing',
  entry,
  keeps: { submission: { number, at: '$at', by: '$who', name: '$whoName' }, findings: [] },
  effects: ['it is priced'],
})

const noon = '2026-03-09T05:00:00.000Z'
const at = '2026-03-10T01:00:00.000Z'
const submission = (number: number, by = 'id of broker') => ({
  submission: { number, at: '2026-03-01T03:00:00.000Z', by, name: 'broker' },
})
const priced = { ...submission(1), pricedAt: '2026-03-02T03:00:00.000Z' }
const sold = { ...priced, activatedAt: '2026-03-03T03:00:00.000Z' }
const theFirst = { 'price of the second': 'isOfSubmission', 'no price of the second': 'isOfSubmission' }
const theSecond = { 'price of the first': 'isOfSubmission', 'no price of the first': 'isOfSubmission' }
const unchanged = { 'all as it is': 'isPlanChanged' }

const situations: Record<string, Situation> = {
  'a draft': { state: 'draft', lacksFor: unchanged },
  'being priced': { state: 'processing', since: { processing: noon }, facts: submission(1), lacksFor: theFirst },
  'being priced again': { state: 'processing', since: { processing: noon }, facts: submission(2), lacksFor: theSecond },
  published: { state: 'published', facts: priced, lacksBy: { broker: 'isNotSubmitter' } },
  'published, submitted by another': { state: 'published', facts: { ...priced, ...submission(1, 'id of nobody') } },
  'published, only from more on by two': { state: 'published', facts: { ...priced, fourEyesFrom: 1 } },
  'published, by whomever': { state: 'published', facts: { ...priced, fourEyesFrom: null } },
  active: { state: 'active', facts: sold },
  inactive: { state: 'inactive', facts: { ...sold, end: { reason: 'Nobody buys it', at, name: 'broker' } } },
  failed: {
    state: 'failed',
    facts: { ...submission(1), findings: [{ check: 'OTHER', note: 'See the file' }] },
    lacksFor: unchanged,
  },
}

const findings = [{ check: 'OTHER', ageFrom: null, ageTo: null, termFrom: null, termTo: null, note: 'See the file' }]
const edited = (changes: Letter['payload'] = {}): Letter => ({
  type: 'plan.edited',
  payload: { ...terms, ...changes },
  corrects: true,
})

const letters: Record<string, Letter> = {
  'another name': edited({ name: 'Life of another' }),
  'another way to pay': edited({ payWithCash: false }),
  'all of it otherwise': edited(otherTerms),
  'all as it is': edited(),
  submission: { type: 'plan.submitted' },
  'submission again': { type: 'plan.resubmitted' },
  'price of the first': { type: 'pricing.accepted', payload: { submission: 1 } },
  'price of the second': { type: 'pricing.accepted', payload: { submission: 2 } },
  'no price of the first': { type: 'pricing.rejected', payload: { submission: 1, findings } },
  'no price of the second': { type: 'pricing.rejected', payload: { submission: 2, findings } },
  activation: { type: 'plan.activated' },
  deactivation: { type: 'plan.deactivated', payload: { reason: 'Nobody buys it' } },
}

const whole = (field: string, most: number) => ({
  takes: each(field, 0, most, undefined),
  refuses: each(field, -1, 1.5, most + 1),
})
const flag = (field: string, initial: boolean) => ({
  becomes: [[{ [field]: undefined }, { [field]: initial }]] as [Payload, Payload][],
  takes: each(field, true, false),
  refuses: each(field, 'no'),
})
const typed = and(
  record('partner'),
  record('category'),
  record('insurer'),
  record('plan'),
  { becomes: trimmed('code'), takes: each('code', 'a-1', of(40)), refuses: each('code', undefined, '', 'a b', of(41)) },
  { takes: each('name', of(120)), refuses: each('name', undefined, '', '  ', of(121)) },
  { takes: each('commission', 0, 100, 0.01), refuses: each('commission', undefined, -1, 100.01, 0.001) },
  currency,
  whole('waitingDays', 365),
  whole('minimumAge', 120),
  whole('maximumAge', 120),
  { takes: each('excess', 0, LARGEST, undefined), refuses: each('excess', -1, 1.5, LARGEST + 1) },
  flag('payWithCash', true),
  flag('payWithLink', true),
  flag('withBuyBackProgram', false),
)
const numbered = {
  takes: each('submission', 1, 1_000_000),
  refuses: each('submission', undefined, 0, 1.5, 1_000_001),
}

const untold = {
  ...terms,
  submittedAt: null,
  submittedBy: null,
  pricedAt: null,
  findings: [],
  activatedAt: null,
  deactivatedAt: null,
  deactivatedBy: null,
  deactivationReason: null,
}

/** What is decided of a partner's product: as of an insurer's plan (set planOrProduct, B115, B151-B154), but that nobody is associated with it. */
export const decisions: Decisions = {
  lifecycle: partnerPlan,

  states: {
    draft: ['DRAFT', 'draft', 'editable'],
    processing: ['PROCESSING', 'processing', 'busy'],
    published: ['PUBLISHED', 'published', 'busy'],
    active: ['ACTIVE', 'active', 'settled'],
    inactive: ['INACTIVE', 'inactive', 'settled'],
    failed: ['PRICING_SUBMISSION_FAILED', 'pricingSubmissionFailed', 'failed'],
  },

  rights: {
    'plan.edited': ['partner.updatePartnerProduct', 'mayEdit'],
    'plan.submitted': ['partner.updatePartnerProductStatus', 'maySubmit'],
    'plan.resubmitted': ['partner.updatePartnerProductStatus', 'maySubmit'],
    'pricing.accepted': null,
    'pricing.rejected': null,
    'plan.activated': ['partner.updatePartnerProductStatus', 'mayActivate'],
    'plan.deactivated': ['partner.updatePartnerProductStatus', 'mayDeactivate'],
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
`,

  decisions: {
    'plan.edited': {
      edited: { by: 'organisation', needs: 'isPlanChanged', then: [{ entry: 'edited', keeps: TYPED }] },
    },
    'plan.submitted': { submitted: { by: 'organisation', then: [submitted('submitted', 1)] } },
    'plan.resubmitted': { resubmitted: { by: 'organisation', then: [submitted('resubmitted', 2)] } },
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
        needs: 'isNotSubmitter',
        then: [{ to: 'active', entry: 'activated', keeps: { activatedAt: '$at' } }],
      },
    },
    'plan.deactivated': {
      deactivated: {
        by: 'organisation',
        then: [
          { to: 'inactive', entry: 'deactivated', keeps: { end: { reason: '$reason', at: '$at', name: '$whoName' } } },
        ],
      },
    },
  },

  limits: { processing: { name: 'processingLimit', days: 1 } },
  expiry: { to: 'failed', entry: 'expiredBySchedule', byPerson: 'expired' },

  // The first instant of 10 March in Jakarta.
  calendar: { '2026-03-09T17:00:00.000Z': {} },

  effects: {
    'it is priced': { type: 'askPricing', params: { submission: '$submission.number', terms: TYPED } },
  },

  letters,
  situations,
  portraits: {
    untold,
    told: {
      'when it is begun': { facts: {}, tells: {} },
      'when it is called otherwise': { facts: { name: 'Another' }, tells: { name: 'Another' } },
      'when it was submitted': {
        facts: { submission: { number: 2, at, by: 'id of broker', name: 'Budi' } },
        tells: { submittedAt: at, submittedBy: 'Budi' },
      },
      'when it was priced and activated': {
        facts: { pricedAt: at, activatedAt: '2026-03-11T01:00:00.000Z' },
        tells: { pricedAt: at, activatedAt: '2026-03-11T01:00:00.000Z' },
      },
      'when the pricing has found something': { facts: { findings }, tells: { findings } },
      'when it is over': {
        facts: { end: { reason: 'Nobody buys it', at, name: 'Budi' } },
        tells: { deactivatedAt: at, deactivatedBy: 'Budi', deactivationReason: 'Nobody buys it' },
      },
    },
  },
  payloads: {
    begin: and(typed, {
      becomes: [[{ fourEyesFrom: undefined }, { fourEyesFrom: null }]],
      takes: each('fourEyesFrom', null, 0, 1_000_000_000_000_000),
      refuses: each('fourEyesFrom', -1, 0.5, 1_000_000_000_000_001),
    }),
    'plan.edited': typed,
    'pricing.accepted': numbered,
    'pricing.rejected': and(numbered, {
      becomes: [[{ findings: [{ check: 'OTHER', note: 'See the file' }] }, { findings }]],
      takes: [{ findings }, { findings: Array.from({ length: 50 }, () => findings[0]!) }],
      refuses: [
        { findings: undefined },
        { findings: [] },
        { findings: Array.from({ length: 51 }, () => findings[0]!) },
        { findings: [{ ...findings[0], check: 'NOTHING' }] },
      ],
    }),
    'plan.deactivated': text('reason'),
  },

  input: { ...terms, fourEyesFrom: 0 },
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
    right: ['partner.addPartnerProduct', 'mayBegin'],
    others: {},
    keeps: { 'parties.broker': '$whoOrganisation' },
  },

  alike: alikePlans,
  choosing: '',
  typed: 'isPlanChanged isOfSubmission',
  bulk: {
    'plan.submitted': null,
    'plan.resubmitted': null,
    'plan.activated': null,
    'plan.deactivated': { field: 'reason', required: true },
  },
}
