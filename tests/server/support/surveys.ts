import { and, assign, setup } from 'xstate'
import { guardsOf } from '../../../machines/kernel/guards.ts'
import { defineLifecycle } from '../../../machines/kernel/lifecycle.ts'
import { bringing, eventsOf, type EventOf } from '../../../machines/kernel/payloads.ts'
import type { Rule, Stamp } from '../../../machines/kernel/types.ts'
import { file } from '../../../machines/kit/payload.ts'
import { defineArea } from '../../../src/shared/area/defineArea.ts'
import type { Area } from '../../../src/shared/area/types.ts'

/** A survey that a broker asks for at a bank: a service centre is put in charge of it later, and may leave it again. */

const note = { note: { type: 'longText', max: 200, required: true } } as const
const asks = {
  name: { type: 'text', max: 60, required: true },
  bank: { type: 'reference', area: 'bank', required: true },
} as const
const payloads = {
  'survey.assigned': { centre: { type: 'text', max: 36, required: true } },
  'survey.noted': { ...note, banks: { type: 'references', area: 'bank', max: 3 } },
  'survey.proven': file,
  'survey.passed': { bank: asks.bank },
  'survey.left': null,
} as const

type SurveyContext = { name: string; bank: string; centre: string | null }
type SurveyEvent = EventOf<typeof payloads>
type SurveyRule = Rule<SurveyContext, SurveyEvent | ({ type: 'created' } & Stamp)>

const rules = {
  mayBegin: { permission: 'survey.begin', test: ({ event }) => event.by.permissions.includes('survey.begin') },
  maySurvey: { permission: 'survey.work', test: ({ event }) => event.by.permissions.includes('survey.work') },
} satisfies Record<string, SurveyRule>

const meta = (of: string, label: string) => ({ label: `survey:${of}.${label}` })

const lifecycle = defineLifecycle({
  id: 'survey',
  version: 1,
  machine: setup({
    types: { context: {} as SurveyContext, events: {} as SurveyEvent, input: {} as SurveyContext },
    guards: guardsOf(rules),
  }).createMachine({
    id: 'survey',
    context: ({ input }) => ({ ...input, centre: null }),
    initial: 'open',
    states: {
      open: {
        meta: { ...meta('states', 'open'), intent: 'accent' },
        on: {
          'survey.assigned': {
            guard: 'maySurvey',
            actions: assign({ centre: ({ event }) => event.centre }),
            meta: meta('actions', 'assign'),
          },
          'survey.noted': { guard: 'maySurvey', meta: meta('actions', 'note') },
          'survey.proven': { guard: 'maySurvey', meta: meta('actions', 'prove') },
          'survey.passed': {
            guard: 'maySurvey',
            actions: assign({ bank: ({ event }) => event.bank }),
            meta: meta('actions', 'pass'),
          },
          'survey.left': { guard: 'maySurvey', actions: assign({ centre: null }), meta: meta('actions', 'leave') },
        },
      },
    },
  }),
  rules,
  events: eventsOf(payloads),
  asks,
  start: bringing(asks).schema!,
  beginsIf: and(['mayBegin']),
  migrations: {},
  facts: ({ name, bank, centre }) => ({ name: name!, bank: bank!, centre_id: centre! }),
})

export const surveys = lifecycle

export const survey = defineArea({
  id: 'survey',
  name: 'survey',
  table: 'surveys',
  route: '/survey',
  menu: [],
  scope: { broker: 'broker_id', serviceCentre: { column: 'centre_id', later: true, represented: true } },
  fields: {
    name: { type: 'text', max: 60, required: true, readOnly: true },
    bank: { type: 'reference', area: 'bank', required: true, readOnly: true },
  },
  title: 'name',
  sections: [{ id: 'all', fields: ['name', 'bank'] }],
  list: {
    columns: ['name', 'bank'],
    shown: ['name'],
    sorts: ['created_at'],
    order: '-created_at',
    views: { all: {} },
    filters: [],
    search: ['name'],
  },
  permissions: { list: 'survey.list', detail: 'survey.detail', begin: 'survey.begin', upload: 'survey.work' },
  lifecycle: {
    id: 'survey',
    statuses: { OPEN: { label: 'survey:states.open', intent: 'accent' } },
    load: () => Promise.resolve(lifecycle),
  },
}) as unknown as Area
