import { and, assertEvent, assign, setup } from 'xstate'
import { guardsOf } from '../kernel/guards.ts'
import type { StateMeta, TransitionMeta } from '../kernel/types.ts'
import { checkForm, hostActions, log, logExpiry, replaceLive } from '../kit/effects.ts'
import { metaOf } from '../kit/meta.ts'
import type { FormContext } from './publication.context.ts'
import type { FormEvent } from './publication.events.ts'
import { rules } from './publication.guards.ts'
import { publicationStatuses } from './publication.statuses.ts'

const meta = metaOf('publication', {
  'form.edited': { elsewhere: true },
  'breaks.confirmed': { elsewhere: true },
  'form.submitted': { intent: 'primary', asks: true, decides: true },
  'form.resubmitted': { intent: 'primary', asks: true, decides: true },
  'version.madeLive': { asks: true, decides: true },
  'version.withdrawn': { intent: 'danger', asks: true, decides: true },
})

const edited = {
  guard: and(['mayEdit', 'isOfOrganisation', 'isDefinitionChanged']),
  actions: ['keepDefinition', log('edited')],
  meta: meta('form.edited'),
} as const

const confirmed = {
  guard: and(['maySubmit', 'isOfOrganisation', 'isConfirmationNew']),
  actions: ['keepConfirmation', log('confirmed')],
  meta: meta('breaks.confirmed'),
} as const

const isComplete = and(['maySubmit', 'isOfOrganisation', 'isNotAuthor', 'hasFields', 'isTranslated'])

const check = checkForm(
  ({ context: { form, definition, confirmed: breaks, submission } }: { context: FormContext }) => ({
    form,
    definition,
    breaks: breaks ?? '',
    submission: submission!.number,
  }),
)

const replace = replaceLive(({ context: { form } }: { context: FormContext }) => ({ form }))

export const publicationMachine = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    input: {} as FormContext,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
    tags: {} as 'busy' | 'editable' | 'settled' | 'failed',
  },
  guards: guardsOf(rules),
  delays: { processingLimit: 600_000 },
  actions: {
    ...hostActions,
    keepDefinition: assign(({ context, event }) => {
      assertEvent(event, 'form.edited')
      const { definition, hash, fieldCount, untranslated, note: said, by } = event
      const note = said ?? null
      // Whoever changes nothing but the note has not designed it.
      if (hash === context.hash) return { note }
      const author = { id: by.userId, name: by.name }
      return { definition, hash, fieldCount, untranslated, note, author, confirmed: null, findings: [] }
    }),
    keepConfirmation: assign(({ event }) => {
      assertEvent(event, 'breaks.confirmed')
      return { confirmed: event.breaks }
    }),
    keepSubmission: assign(({ context: { submission }, event: { at, by } }) => ({
      submission: { number: (submission?.number ?? 0) + 1, at, name: by.name },
      findings: [],
    })),
    keepPublication: assign(({ event: { at } }) => ({ publishedAt: at, liveSince: at })),
    keepLive: assign(({ event: { at } }) => ({ liveSince: at })),
    forgetLive: assign({ liveSince: null }),
    keepFindings: assign(({ event }) => {
      assertEvent(event, 'form.faulted')
      return { findings: event.findings.map(({ check: found, at, about }) => ({ check: found, at, about })) }
    }),
  },
}).createMachine({
  id: 'publication',
  description: 'A version of a form, from its design to its publication, after which it never changes.',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      description: 'It is being designed. Once it asks something and is there in three languages, it is submitted.',
      meta: publicationStatuses.PENDING,
      tags: ['editable'],
      on: {
        'form.edited': edited,
        'breaks.confirmed': confirmed,
        'form.submitted': {
          guard: isComplete,
          target: 'processing',
          actions: ['keepSubmission', log('submitted')],
          meta: meta('form.submitted'),
        },
      },
    },
    processing: {
      description:
        'Submitted: it is checked, and compared with the live version. Without an answer within 10 minutes it has failed.',
      meta: publicationStatuses.PROCESSING,
      tags: ['busy'],
      entry: check,
      after: { processingLimit: { target: 'failed', actions: logExpiry } },
      on: {
        'form.checked': {
          guard: 'isOfSubmission',
          target: 'published',
          actions: ['keepPublication', replace, log('published')],
        },
        'form.faulted': {
          guard: 'isOfSubmission',
          target: 'failed',
          actions: ['keepFindings', log('faulted')],
        },
      },
    },
    published: {
      description:
        'What it asks never changes again; another version asks otherwise. It is live until another is or it is taken offline, and can be made live again.',
      meta: publicationStatuses.PUBLISHED,
      tags: ['settled'],
      on: {
        'version.madeLive': {
          guard: and(['maySubmit', 'isOfOrganisation', 'isOlderVersion']),
          actions: ['keepLive', replace, log('madeLive')],
          meta: meta('version.madeLive'),
        },
        'version.withdrawn': {
          guard: and(['maySubmit', 'isOfOrganisation', 'isLive']),
          actions: ['forgetLive', log('withdrawn')],
          meta: meta('version.withdrawn'),
        },
        'version.replaced': { guard: 'isLive', actions: ['forgetLive', log('replaced')] },
      },
    },
    failed: {
      description: 'Something was found in it, or no answer came in time. It is mended and submitted again.',
      meta: publicationStatuses.FAILED,
      tags: ['failed'],
      on: {
        'form.edited': edited,
        'breaks.confirmed': confirmed,
        'form.resubmitted': {
          guard: isComplete,
          target: 'processing',
          actions: ['keepSubmission', log('resubmitted')],
          meta: meta('form.resubmitted'),
        },
      },
    },
  },
})
