import { asks, limitHours } from '../../../machines/request/request.asks.ts'
import { requestPermissions } from '../../../machines/request/request.permissions.ts'
import { requestGroups, requestStatuses, requestTabs } from '../../../machines/request/request.statuses.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { answersKept } from '../../shared/forms/keeping.ts'

const who = { type: 'text', max: 250, readOnly: true } as const
const when = { type: 'instant', readOnly: true } as const
const said = { type: 'longText', max: 1000, readOnly: true } as const

interface Standing {
  context: { status?: string; askerId?: string }
  event: { by: { userId: string } }
}

const isOpen = {
  test: ({ context: { status } }: Standing) => (requestTabs.open.status as readonly unknown[]).includes(status),
}

/** Whoever asks answers the form of the type. */
const isAsker = { test: ({ context, event }: Standing) => context.askerId === event.by.userId }

/** What colleagues ask of a team, each by the form of its type. */
export const adhocRequest = defineArea({
  id: 'adhoc_request',
  name: 'adhocRequest',
  table: 'adhoc_requests',
  route: '/internal-tools/adhoc-request-form',
  menu: [{ group: 'internalTools', entry: 'adhocRequestForm' }],
  scope: { broker: 'organisation_id' },
  refusedInPlace: true,
  fields: {
    ...asks,
    requestNumber: { type: 'text', max: 40, unique: true, readOnly: true, required: true },
    section: { type: 'reference', area: 'role_section', readOnly: true, required: true },
    limitHours: { ...limitHours, readOnly: true, required: true },
    asker: { ...who, required: true },
    askerId: { type: 'text', max: 36, readOnly: true, required: true, unshown: true },
    form: { type: 'reference', area: 'form_management', readOnly: true },
    submissionId: { type: 'text', max: 36, readOnly: true, unshown: true },
    submission: { type: 'text', max: 60, readOnly: true },
    answeredAt: when,
    reviewer: who,
    question: said,
    answer: said,
    closing: said,
    closedBy: who,
    dueAt: when,
    isLate: { type: 'flag', readOnly: true },
    lateSince: when,
    climbedTo: { type: 'text', max: 120, readOnly: true },
  },
  title: 'requestNumber',
  subtitle: 'subject',
  number: 'requestNumber',
  sections: [
    { id: 'request', fields: ['requestNumber', 'type', 'subject', 'description', 'asker'] },
    { id: 'form', fields: ['form', 'submission', 'answeredAt'] },
    { id: 'work', fields: ['section', 'reviewer', 'question', 'answer', 'closing', 'closedBy'] },
    { id: 'time', fields: ['limitHours', 'dueAt', 'isLate', 'lateSince', 'climbedTo'] },
  ],
  tabs: {
    facts: { sections: ['request', 'work', 'time'] },
    answers: { permission: 'form_management.submission' },
    stored: { sections: ['form'], offPaper: true },
    history: { history: true },
  },
  list: {
    tabs: requestTabs,
    groups: requestGroups,
    views: {
      endsFirst: { tab: 'open', sort: 'deadline_at' },
      late: { tab: 'open', sort: 'deadline_at', filter: { isLate: true } },
      untaken: { tab: 'submitted', sort: 'deadline_at' },
    },
    columns: [
      'requestNumber',
      'subject',
      'type',
      'section',
      'asker',
      'reviewer',
      'dueAt',
      'isLate',
      'climbedTo',
      'submission',
    ],
    shown: ['requestNumber', 'subject', 'type', 'section', 'asker', 'reviewer', 'dueAt', 'isLate'],
    sorts: ['created_at', 'updated_at', 'requestNumber', 'subject'],
    order: '-created_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'type', kind: 'reference' },
      { field: 'section', kind: 'reference' },
      { field: 'isLate', kind: 'flag' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['requestNumber', 'subject', 'asker', 'reviewer'],
  },
  permissions: { list: 'adhoc_request.list', detail: 'adhoc_request.detail', begin: requestPermissions.create },
  actions: {
    answer: {
      permission: requestPermissions.create,
      on: 'record',
      page: 'answer',
      moves: true,
      input: {
        variant: { type: 'text', max: 40 },
        answers: { ...answersKept, required: true },
      },
      rules: { isOpen, isAsker },
      against: ['isFormLive'],
    },
  },
  pages: {
    answer: { path: '/:id/answer', permission: requestPermissions.create },
    types: { path: '/types', permission: 'adhoc_request.configure' },
  },
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerAssessor: ['create', 'handle'],
    brokerUnderwriter: ['create', 'handle'],
    brokerFinance: ['create', 'handle'],
    viewer: [],
  },
  lifecycle: {
    id: 'request',
    statuses: requestStatuses,
    sections: [{ id: 'request', fields: ['type', 'subject', 'description'] }],
    handed: true,
    asked: 'askerId',
    late: 'climbedTo',
    next: 'answer',
    hours: 'limitHours',
    load: () => import('../../../machines/request/request.ts').then((module) => module.request),
  },
})
