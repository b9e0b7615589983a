import { and, assign, not, or, setup } from 'xstate'
import { number, object } from 'yup'
import { guardsOf } from '../../../machines/kernel/guards.ts'
import { defineLifecycle } from '../../../machines/kernel/lifecycle.ts'
import { eventsOf } from '../../../machines/kernel/payloads.ts'
import type { Actor, CaseEvent, Rule, Stamp, TriedLifecycle } from '../../../machines/kernel/types.ts'

/** A small lifecycle with everything that the kernel has to deal with: composed guards, nested deadlines, a secret, effects. */

export const MINUTE = 60_000
export const EPOCH = '2026-03-01T00:00:00.000Z'
export const after = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * MINUTE).toISOString()

export const person = (...permissions: string[]): Actor => ({
  userId: permissions.join() || 'idler',
  name: 'Somebody',
  roles: [],
  permissions,
  organisation: { id: 'works', kind: 'shop', name: 'Works' },
})
export const worker = person('job.work')
export const stamp = (minutes: number, by = worker): Stamp => ({ by, at: after(EPOCH, minutes) })

type JobContext = { paused: boolean; slots: number; doneBy: string | null }
type JobEvent = Stamp &
  (
    | { type: 'job.started'; priority: string }
    | { type: 'job.paused' | 'job.resumed' | 'probe.begun' | 'probe.ended' | 'job.forgotten' }
    | { type: 'job.finished'; secret: string }
  )
type JobRule = Rule<JobContext, JobEvent>

const rules = {
  mayWork: { permission: 'job.work', test: ({ event }) => event.by.permissions.includes('job.work') },
  isUrgent: { payload: ['priority'], test: ({ event }) => event.type === 'job.started' && event.priority === 'urgent' },
  hasSlot: { test: ({ context }) => context.slots > 0, values: ({ context }) => ({ slots: context.slots }) },
  isPaused: { test: ({ context }) => context.paused },
  isVerified: { payload: [], test: ({ event }) => event.verified === true },
} satisfies Record<string, JobRule>

const state = (label: string) => ({ label: `job:states.${label}`, intent: 'accent' as const })
const action = (label: string) => ({ label: `job:actions.${label}` })
const log = (entry: string) => ({ type: 'log' as const, params: { entry } })

export const jobMachine = setup({
  types: { context: {} as JobContext, events: {} as JobEvent, input: {} as { slots: number } },
  guards: { ...guardsOf(rules), isStartable: and(['mayWork', or(['isUrgent', 'hasSlot']), not('isPaused')]) },
  delays: { patience: 10 * MINUTE, limit: ({ context }) => (context.slots > 0 ? 60 : 30) * MINUTE, probe: 5 * MINUTE },
  actions: { log: (_args, _params: { entry: string }) => {}, announce: (_args, _params: { by: string }) => {} },
}).createMachine({
  id: 'job',
  context: ({ input }) => ({ paused: false, slots: input.slots, doneBy: null }),
  initial: 'queued',
  states: {
    queued: {
      description: 'Waits.',
      meta: state('queued'),
      after: { patience: { target: 'dropped', actions: log('dropped') } },
      on: {
        'job.started': { guard: 'isStartable', target: 'running', meta: action('start') },
        'job.paused': { actions: [assign({ paused: true }), log('halted'), log('paused')], meta: action('pause') },
        'job.resumed': { guard: 'isPaused', actions: assign({ paused: false }), meta: action('resume') },
        'job.forgotten': { target: 'queued', reenter: true },
      },
    },
    running: {
      description: 'Runs.',
      meta: state('running'),
      initial: 'calm',
      after: { limit: { target: 'dropped', actions: log('dropped') } },
      on: {
        'job.finished': {
          guard: and(['mayWork', 'isVerified']),
          target: 'handedOver',
          actions: [
            assign({ doneBy: ({ event }) => event.by.userId }),
            { type: 'announce', params: ({ event }) => ({ by: event.by.userId }) },
          ],
          meta: action('finish'),
        },
      },
      states: {
        calm: {
          description: 'As usual.',
          meta: state('calm'),
          on: { 'probe.begun': { target: 'probing', meta: action('probe') } },
        },
        probing: {
          description: 'Looked at.',
          meta: state('probing'),
          tags: ['busy'],
          after: { probe: { target: 'calm', actions: log('probeLapsed') } },
          on: { 'probe.ended': { target: 'calm', meta: action('unprobe') } },
        },
      },
    },
    handedOver: { description: 'Done.', meta: state('handedOver'), type: 'final' },
    dropped: { description: 'Given up.', meta: state('dropped'), type: 'final' },
  },
})

const alphabet = (_record: unknown, at: string): CaseEvent[] => [
  { type: 'job.started', priority: 'urgent', by: worker, at },
  { type: 'job.started', priority: 'low', by: worker, at },
  { type: 'job.paused', by: worker, at },
  { type: 'job.resumed', by: worker, at },
  { type: 'job.forgotten', by: worker, at },
  { type: 'probe.begun', by: worker, at },
  { type: 'probe.ended', by: worker, at },
  { type: 'job.finished', secret: 's3cret', verified: true, by: worker, at },
]

const lifecycle = defineLifecycle({
  id: 'job',
  version: 3,
  machine: jobMachine,
  rules,
  events: eventsOf({
    'job.started': { priority: { type: 'option', options: ['urgent', 'low'], required: true } },
    'job.paused': null,
    'job.resumed': null,
    'job.forgotten': null,
    'probe.begun': null,
    'probe.ended': null,
    'job.finished': { secret: { type: 'code', required: true } },
  }),
  start: object({ slots: number().integer().min(0).required() }),
  migrations: {
    2: (snapshot) => ({ ...snapshot, context: { ...snapshot.context, doneBy: null } }),
  },
  facts: ({ doneBy = null }) => ({ done_by: doneBy }),
})

export const job: TriedLifecycle = { ...lifecycle, samples: [{ slots: 0 }, { slots: 1 }], alphabet }
