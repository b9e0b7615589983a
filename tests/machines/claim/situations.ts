import type { Json } from '../../../machines/kernel/types.ts'
import type { Situation } from '../decisions/types.ts'
import { form, submission } from './portraits.ts'

const midnight = '2026-03-09T17:00:00.000Z'
const open = { link: { at: '2026-03-07T17:00:00.000Z', until: '2026-03-10T17:00:00.000Z', by: 'Sari' } }
/** Over at the usual instant, and a moment after it. */
const over = { link: { at: '2026-03-06T16:59:59.999Z', until: '2026-03-09T16:59:59.999Z', by: 'Sari' } }
const last = { link: { at: '2026-03-06T17:00:00.000Z', until: midnight, by: 'Sari' } }
const unlinked = { lacks: 'isLinkOpen' }
const asked = { reason: 'No invoice', ...open }
// The first instant of 8 March in Jakarta.
const approved = { decision: { at: '2026-03-07T17:00:00.000Z', by: 'Sari', amount: 900 } }
const early = { 'payment on 7 March': 'isDatedSinceApproval' }
const paper = (name: string): Json => ({ fileId: `id of ${name}`, name, at: '2026-03-08T03:00:00.000Z', by: 'Sari' })
const papers = (count: number): Json => Array.from({ length: count }, (_, index) => paper(`paper ${index}`))
const same: Json = [{ ...(paper('photo.pdf') as object), fileId: 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0031' }]

/** With every paper that it takes, this one among them, and a link that is over. */
const full = (facts: Situation['facts'] = {}): Pick<Situation, 'facts' | 'lacks'> => ({
  facts: { ...facts, ...over, papers: [...same, ...(papers(29) as Json[])] },
  lacks: 'isLinkOpen hasRoomForPapers isPaperNew',
})

export const situations: Record<string, Situation> = {
  'initiated, and full': { state: 'initiated', ...full() },
  'acknowledged, and full': { state: 'acknowledge', ...full() },
  'papers are asked for anew, and it is full': { state: 'resubmitAwaiting', ...full({ reason: 'No invoice' }) },
  'papers have come anew, and it is full': { state: 'resubmitAnswered', ...full({ reason: 'No invoice' }) },
  'softly rejected, and full': { state: 'softRejectAwaiting', ...full({ reason: 'No invoice' }) },
  'softly rejected, full, and papers have come': { state: 'softRejectAnswered', ...full({ reason: 'No invoice' }) },
  'approved, and full': {
    state: 'approved',
    ...full(approved),
    lacks: 'isLinkOpen hasRoomForPapers isPaperNew isOfDisbursement',
    lacksFor: early,
  },
  initiated: { state: 'initiated', ...unlinked },
  'initiated, and it is the next day': { state: 'initiated', at: midnight, ...unlinked },
  'initiated, in a house that gives ten days': {
    state: 'initiated',
    is: 'isOfTenDays',
    facts: { rules: { paperWindow: { version: 2, rows: [{ when: {}, then: { days: 10 } }] } } },
    ...unlinked,
  },
  'initiated, with a link': { state: 'initiated', facts: open },
  'acknowledged, with a link': { state: 'acknowledge', facts: open },
  'acknowledged, and the link ends now': { state: 'acknowledge', facts: over, ...unlinked },
  'acknowledged, and the link ends a moment later': { state: 'acknowledge', facts: last },
  'acknowledged, with 29 papers': { state: 'acknowledge', facts: { ...open, papers: papers(29) } },
  'acknowledged, with 30 papers': {
    state: 'acknowledge',
    facts: { ...open, papers: papers(30) },
    lacks: 'hasRoomForPapers',
  },
  'acknowledged, with this paper': { state: 'acknowledge', facts: { ...open, papers: same }, lacks: 'isPaperNew' },
  'acknowledged, and its form is not answered': {
    state: 'acknowledge',
    facts: { ...open, form },
    lacks: 'isFormAnswered',
  },
  'acknowledged, and its form is answered': { state: 'acknowledge', facts: { ...open, form, submission } },
  'papers are asked for anew': { state: 'resubmitAwaiting', facts: asked },
  'papers are asked for anew, without a link': {
    state: 'resubmitAwaiting',
    facts: { reason: 'No invoice' },
    ...unlinked,
  },
  'papers have come anew': { state: 'resubmitAnswered', facts: { ...asked, papers: papers(1) } },
  'softly rejected': { state: 'softRejectAwaiting', facts: asked },
  'softly rejected, and papers have come': { state: 'softRejectAnswered', facts: { ...asked, papers: papers(1) } },
  approved: { state: 'approved', facts: { ...approved, ...open }, lacks: 'isOfDisbursement', lacksFor: early },
  'approved, and a disbursement is under way': {
    state: 'approved',
    facts: { ...approved, ...open, disbursement: 'DSB-1' },
    lacks: 'isUndisbursed',
    lacksFor: { ...early, 'a disbursement begins': 'isFreeFor' },
  },
  'approved an instant earlier, on the day before': {
    state: 'approved',
    facts: { decision: { at: '2026-03-07T16:59:59.999Z', by: 'Sari', amount: 900 } },
    lacks: 'isLinkOpen isOfDisbursement',
  },
  'approved, and it is the next day': {
    state: 'approved',
    facts: { ...approved, ...open },
    at: midnight,
    lacks: 'isOfDisbursement',
    lacksFor: early,
  },
  rejected: {
    state: 'rejected',
    facts: { reason: 'The policy had ended', decision: { at: '2026-03-08T03:00:00.000Z', by: 'Sari', amount: null } },
  },
  paid: {
    state: 'paid',
    facts: { ...approved, payment: { date: '2026-03-08', reference: 'TRF-0' } },
    lacks: 'isOfDisbursement',
  },
  'paid by a disbursement': {
    state: 'paid',
    facts: { ...approved, disbursement: 'DSB-1', payment: { date: '2026-03-08', reference: 'DSB-1-1' } },
  },
}
