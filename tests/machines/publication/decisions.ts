import { publication } from '../../../machines/publication/publication.ts'
import { and, each, of, record, text, trimmed } from '../decisions/payloads.ts'
import type { Decisions, Letter, Situation, Way } from '../decisions/types.ts'

const form = 'e5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0050'
const design = 'e5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0051'
export const otherDesign = 'e5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0052'
const [hash, otherHash] = ['a'.repeat(64), 'b'.repeat(64)]

export const stands = {
  form,
  title: 'TRIP v2',
  number: 2,
  note: 'Asks for the plate',
  definition: design,
  hash,
  fieldCount: 12,
  untranslated: 0,
}
const noon = '2026-03-09T05:00:00.000Z'
const at = '2026-03-09T05:05:00.000Z'
const submission = (number: number) => ({ submission: { number, at, name: 'broker' } })
const findings = [{ check: 'optionGone', at: 'colour', about: '{"option":"RED"}' }]

const submitted = (entry: string, number: number): Way => ({
  to: 'processing',
  entry,
  keeps: { submission: { number, at: '$at', name: '$whoName' }, findings: [] },
  effects: ['it is checked'],
})
const unchanged = { 'the same design': 'isDefinitionChanged' }
const theFirst = { 'the second is right': 'isOfSubmission', 'the second is wrong': 'isOfSubmission' }
const theSecond = { 'the first is right': 'isOfSubmission', 'the first is wrong': 'isOfSubmission' }

const situations: Record<string, Situation> = {
  pending: { state: 'pending', lacksFor: unchanged },
  'pending, and it asks nothing': { state: 'pending', facts: { fieldCount: 0 }, lacks: 'hasFields' },
  'pending, and it asks one thing': { state: 'pending', facts: { fieldCount: 1 } },
  'pending, and one text is missing': { state: 'pending', facts: { untranslated: 1 }, lacks: 'isTranslated' },
  'pending, designed by the broker': {
    state: 'pending',
    facts: { fourEyes: true, author: { id: 'id of broker', name: 'broker' } },
    lacksBy: { broker: 'isNotAuthor' },
  },
  'pending, designed by another': {
    state: 'pending',
    facts: { fourEyes: true, author: { id: 'id of nobody', name: 'nobody' } },
  },
  'pending, what breaks is confirmed': {
    state: 'pending',
    facts: { confirmed: 'gone plate' },
    lacksFor: { 'what breaks': 'isConfirmationNew' },
  },
  'being checked': { state: 'processing', since: { processing: noon }, facts: submission(1), lacksFor: theFirst },
  'being checked again': {
    state: 'processing',
    since: { processing: noon },
    facts: { ...submission(2), confirmed: 'gone plate' },
    lacksFor: theSecond,
  },
  'published, and live': {
    state: 'published',
    facts: { ...submission(1), publishedAt: noon, liveSince: noon },
    lacksFor: { 'live again': 'isOlderVersion' },
  },
  'published, and another is live': {
    state: 'published',
    facts: { ...submission(1), publishedAt: noon, liveSince: null },
    lacksFor: { 'another is live': 'isLive', withdrawal: 'isLive' },
  },
  failed: { state: 'failed', facts: { ...submission(1), findings }, lacksFor: unchanged },
  'failed, and it asks nothing': { state: 'failed', facts: { ...submission(1), fieldCount: 0 }, lacks: 'hasFields' },
  'failed, and texts are missing': {
    state: 'failed',
    facts: { ...submission(1), untranslated: 2 },
    lacks: 'isTranslated',
  },
  'failed, designed by the broker': {
    state: 'failed',
    facts: { ...submission(1), fourEyes: true, author: { id: 'id of broker', name: 'broker' } },
    lacksBy: { broker: 'isNotAuthor' },
  },
  'failed, what breaks is confirmed': {
    state: 'failed',
    facts: { ...submission(1), confirmed: 'gone plate' },
    lacksFor: { 'what breaks': 'isConfirmationNew' },
  },
}

const designed = (changes: Letter['payload'] = {}): Letter => ({
  type: 'form.edited',
  payload: { definition: design, hash, fieldCount: 12, untranslated: 0, note: 'Asks for the plate', ...changes },
})

const letters: Record<string, Letter> = {
  'another design': designed({ definition: otherDesign, hash: otherHash, fieldCount: 7, untranslated: 2 }),
  // It is still theirs who have designed it, and what they have confirmed.
  'another note': { ...designed({ note: 'Asks for the colour' }), is: 'isSameDesign' },
  'the same design': { ...designed(), lacks: 'isDefinitionChanged' },
  'what breaks': { type: 'breaks.confirmed', payload: { breaks: 'gone plate' } },
  submission: { type: 'form.submitted' },
  'submission again': { type: 'form.resubmitted' },
  'live again': { type: 'version.madeLive' },
  withdrawal: { type: 'version.withdrawn' },
  'another is live': { type: 'version.replaced' },
  'the first is right': { type: 'form.checked', payload: { submission: 1 } },
  'the second is right': { type: 'form.checked', payload: { submission: 2 } },
  'the first is wrong': { type: 'form.faulted', payload: { submission: 1, findings } },
  'the second is wrong': { type: 'form.faulted', payload: { submission: 2, findings } },
}

const whole = (field: string, least: number, most: number) => ({
  takes: each(field, least, most),
  refuses: each(field, undefined, least - 1, 1.5, most + 1),
})
const note = { becomes: trimmed('note'), takes: each('note', undefined, of(500)), refuses: each('note', of(501)) }
const hashed = {
  takes: each('hash', 'a', of(64)),
  refuses: each('hash', undefined, '', of(65)),
}
const from = { to: 'processing', needs: 'isNotAuthor hasFields isTranslated' }

/**
 * What is decided of a version of a form. The specification has four statuses and recommends the ways between them (set form); the
 * issue adds what holds a submission back, the ten minutes of the check, and that what breaks is confirmed first.
 */
export const decisions: Decisions = {
  lifecycle: publication,

  states: {
    pending: ['PENDING', 'pending', 'editable'],
    processing: ['PROCESSING', 'processing', 'busy'],
    published: ['PUBLISHED', 'published', 'settled'],
    failed: ['FAILED', 'failed', 'failed'],
  },

  rights: {
    'form.edited': ['form_management.edit', 'mayEdit'],
    'breaks.confirmed': ['form_management.publish', 'maySubmit'],
    'form.submitted': ['form_management.publish', 'maySubmit'],
    'form.resubmitted': ['form_management.publish', 'maySubmit'],
    'version.madeLive': ['form_management.publish', 'maySubmit'],
    'version.withdrawn': ['form_management.publish', 'maySubmit'],
    'version.replaced': null,
    'form.checked': null,
    'form.faulted': null,
  },

  circles: { organisation: { rule: 'isOfOrganisation', parties: ['broker'] } },

  matrix: `
                   pending    processing published failed
form.edited        edited     .          .         edited
breaks.confirmed   confirmed  .          .         confirmed
form.submitted     submitted  .          .         .
form.resubmitted   .          .          .         resubmitted
version.madeLive   .          .          live      .
version.withdrawn .          .          withdrawn .
version.replaced   .          .          replaced  .
form.checked       .          published  .         .
form.faulted       .          faulted    .         .
`,

  decisions: {
    'form.edited': {
      edited: {
        by: 'organisation',
        needs: 'isDefinitionChanged',
        then: [
          { when: 'isSameDesign', entry: 'edited', keeps: { note: '$note' } },
          {
            entry: 'edited',
            keeps: {
              definition: '$definition',
              hash: '$hash',
              fieldCount: '$fieldCount',
              untranslated: '$untranslated',
              note: '$note',
              author: { id: '$who', name: '$whoName' },
              confirmed: null,
              findings: [],
            },
          },
        ],
      },
    },
    'breaks.confirmed': {
      confirmed: {
        by: 'organisation',
        needs: 'isConfirmationNew',
        then: [{ entry: 'confirmed', keeps: { confirmed: '$breaks' } }],
      },
    },
    'form.submitted': {
      submitted: { by: 'organisation', needs: from.needs, then: [submitted('submitted', 1)] },
    },
    'form.resubmitted': {
      resubmitted: { by: 'organisation', needs: from.needs, then: [submitted('resubmitted', 2)] },
    },
    'version.madeLive': {
      live: {
        by: 'organisation',
        needs: 'isOlderVersion',
        then: [{ entry: 'madeLive', keeps: { liveSince: '$at' }, effects: ['others are not live'] }],
      },
    },
    'version.withdrawn': {
      withdrawn: {
        by: 'organisation',
        needs: 'isLive',
        then: [{ entry: 'withdrawn', keeps: { liveSince: null } }],
      },
    },
    'version.replaced': {
      replaced: { needs: 'isLive', then: [{ entry: 'replaced', keeps: { liveSince: null } }] },
    },
    'form.checked': {
      published: {
        needs: 'isOfSubmission',
        then: [
          {
            to: 'published',
            entry: 'published',
            keeps: { publishedAt: '$at', liveSince: '$at' },
            effects: ['others are not live'],
          },
        ],
      },
    },
    'form.faulted': {
      faulted: {
        needs: 'isOfSubmission',
        then: [{ to: 'failed', entry: 'faulted', keeps: { findings: '$findings' } }],
      },
    },
  },

  limits: { processing: { name: 'processingLimit', days: 10 / (24 * 60) } },
  expiry: { to: 'failed', entry: 'expiredBySchedule', byPerson: 'expired' },

  calendar: { [at]: {} },

  effects: {
    'others are not live': { type: 'replaceLive', params: { form: '$form' } },
    'it is checked': {
      type: 'checkForm',
      params: { form: '$form', definition: '$definition', breaks: '$confirmed', submission: '$submission.number' },
    },
  },

  letters,
  situations,
  portraits: {
    untold: {
      ...stands,
      organisation_id: 'broker',
      author: 'Broker of it',
      confirmed: null,
      findings: [],
      submittedAt: null,
      submittedBy: null,
      publishedAt: null,
      liveSince: null,
    },
    told: {
      'when it is begun': { facts: {}, tells: {} },
      'when it was designed anew': {
        facts: { definition: otherDesign, hash: otherHash, fieldCount: 7, untranslated: 2, note: null },
        tells: { definition: otherDesign, hash: otherHash, fieldCount: 7, untranslated: 2, note: null },
      },
      'when another has designed it': { facts: { author: { id: 'x', name: 'Sari' } }, tells: { author: 'Sari' } },
      'when what breaks is confirmed': { facts: { confirmed: 'gone plate' }, tells: { confirmed: 'gone plate' } },
      'when it was submitted': {
        facts: { submission: { number: 2, at, name: 'Budi' } },
        tells: { submittedAt: at, submittedBy: 'Budi' },
      },
      'when something was found': { facts: { findings }, tells: { findings } },
      'when it is published': { facts: { publishedAt: at }, tells: { publishedAt: at } },
      'when it is live': { facts: { liveSince: at }, tells: { liveSince: at } },
    },
  },
  payloads: {
    begin: and(record('form'), note, hashed, {
      takes: [
        ...each('title', of(60)),
        ...each('number', 1),
        ...each('fieldCount', 0, 300),
        ...each('untranslated', 0, 9),
        ...each('before', '', 'PUBLISHED'),
        ...each('definition', 'x'),
      ],
      refuses: [
        ...each('title', undefined, '', of(61)),
        ...each('number', undefined, 0, 1.5),
        ...each('fieldCount', undefined, -1, 0.5),
        ...each('untranslated', undefined, -1, 0.5),
        ...each('before', undefined, null),
        ...each('definition', undefined, ''),
        ...each('fourEyes', undefined),
      ],
    }),
    'form.edited': and(
      record('definition'),
      hashed,
      { becomes: trimmed('hash'), takes: [], refuses: [] },
      whole('fieldCount', 0, 300),
      whole('untranslated', 0, 100_000),
      note,
    ),
    'breaks.confirmed': text('breaks', 12_000),
    'form.checked': whole('submission', 1, 1_000_000),
    'form.faulted': and(whole('submission', 1, 1_000_000), {
      becomes: [
        [{ findings: [{ check: 'optionGone', at: 'colour' }] }, { findings: [{ ...findings[0], about: null }] }],
      ],
      takes: [{ findings }, { findings: Array.from({ length: 100 }, () => findings[0]!) }],
      refuses: [
        { findings: undefined },
        { findings: [] },
        { findings: Array.from({ length: 101 }, () => findings[0]!) },
        { findings: [{ ...findings[0], check: of(41) }] },
      ],
    }),
  },

  input: { ...stands, before: 'PUBLISHED', fourEyes: false },
  beginning: {
    parties: { broker: 'broker' },
    author: { id: 'broker-desk', name: 'Broker of it' },
    confirmed: null,
    submission: null,
    findings: [],
    publishedAt: null,
    liveSince: null,
  },
  begun: {
    right: ['form_management.edit', 'mayBegin'],
    needs: 'isAfterPublished',
    others: {},
    keeps: { 'parties.broker': '$whoOrganisation', author: { id: '$who', name: '$whoName' } },
  },

  alike: [
    {
      because: 'It matters whether a version is live, not since when.',
      places: ['isOlderVersion', 'isLive'].flatMap((rule) =>
        ['1', '-1'].map((day) => `rule ${rule}: context.liveSince ${day}`),
      ),
    },
    {
      because: 'A beginning is judged once all of it is typed.',
      places: ['mayBegin', 'isAfterPublished'].map((rule) => `rule ${rule}: open until the payload`),
    },
    {
      because: 'Before anything is typed nothing is otherwise, and nobody is offered what the check says.',
      places: ['isDefinitionChanged', 'isConfirmationNew', 'isOfSubmission'].map(
        (rule) => `rule ${rule}: known before the payload`,
      ),
    },
  ],
  choosing: '',
  typed: 'isDefinitionChanged isConfirmationNew isOfSubmission',
  bulk: { 'form.submitted': null, 'form.resubmitted': null, 'version.madeLive': null, 'version.withdrawn': null },
}
