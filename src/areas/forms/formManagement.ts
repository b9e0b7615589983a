import { publicationStatuses } from '../../../machines/publication/publication.statuses.ts'
import type { Intent } from '../../../machines/fields/intent.ts'
import { defineArea } from '../../shared/area/defineArea.ts'

const statuses = Object.keys(publicationStatuses) as (keyof typeof publicationStatuses)[]
const intents = Object.fromEntries(
  Object.entries(publicationStatuses).map(([status, { intent }]) => [status, intent]),
) as Record<string, Intent>

const number = { type: 'integer', min: 0, max: 100_000, readOnly: true } as const

const isInBin = { test: ({ context }: { context: { binned: unknown } }) => context.binned === true }
const isNotInBin = { test: ({ context }: { context: { binned: unknown } }) => context.binned !== true }

/** What is asked of people, each form in versions of which one is live. */
export const formManagement = defineArea({
  id: 'form_management',
  name: 'formManagement',
  table: 'designed_forms',
  route: '/internal-tools/form-management',
  menu: [{ group: 'internalTools', entry: 'formManagement' }],
  scope: { broker: 'organisation_id' },
  refusedInPlace: true,
  foreseen: true,
  bin: { flag: 'binned', since: 'binnedAt', days: 30 },
  fields: {
    name: { type: 'text', max: 120, required: true },
    code: { type: 'text', max: 40, rule: 'code', unique: true, required: true },
    description: { type: 'longText', max: 1000 },
    country: { type: 'country', required: true },
    variants: {
      type: 'group',
      fields: {
        code: { type: 'text', max: 40, rule: 'code', required: true },
        name: { type: 'text', max: 80, required: true },
      },
      max: 20,
    },
    status: { type: 'option', options: statuses, intents, readOnly: true },
    live: number,
    latest: number,
    definition: { type: 'reference', area: 'form_definition', readOnly: true },
    hash: { type: 'text', max: 64, readOnly: true },
    liveDefinition: { type: 'reference', area: 'form_definition', readOnly: true },
    keyColumns: { type: 'text', max: 250, readOnly: true },
    fieldCount: number,
    untranslated: number,
    clonedFrom: { type: 'text', max: 80, readOnly: true },
    binned: { type: 'flag', initial: false, readOnly: true },
    binnedAt: { type: 'instant', readOnly: true },
  },
  title: 'name',
  subtitle: 'code',
  sections: [
    { id: 'form', fields: ['name', 'code', 'country', 'description', 'variants'] },
    { id: 'versions', fields: ['status', 'live', 'latest', 'fieldCount', 'untranslated', 'clonedFrom'] },
    {
      id: 'stored',
      fields: ['definition', 'hash', 'liveDefinition', 'keyColumns', 'binned', 'binnedAt'],
      apart: true,
    },
  ],
  tabs: {
    form: { sections: ['form', 'versions'] },
    versions: { permission: 'form_management.detail' },
    statistics: { permission: 'form_management.submission' },
    uses: { permission: 'form_management.detail' },
  },
  list: {
    tabs: {
      pending: { status: 'PENDING', binned: false },
      processing: { status: 'PROCESSING', binned: false },
      published: { status: 'PUBLISHED', binned: false },
      failed: { status: 'FAILED', binned: false },
      bin: { binned: true },
    },
    columns: ['name', 'code', 'country', 'status', 'live', 'latest', 'fieldCount', 'untranslated', 'description'],
    shown: ['name', 'code', 'country', 'status', 'live', 'latest', 'fieldCount'],
    sorts: ['name', 'code', 'created_at', 'updated_at'],
    order: '-updated_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'country', kind: 'country' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['name', 'code'],
  },
  permissions: {
    list: 'form_management.list',
    detail: 'form_management.detail',
    create: 'form_management.create',
    edit: 'form_management.edit',
  },
  operations: {
    list: { name: 'form_management.list' },
    detail: { name: 'form_management.detail' },
    create: { name: 'form_management.create' },
    edit: { name: 'form_management.edit' },
  },
  actions: {
    delete: {
      permission: 'form_management.delete',
      operation: { name: 'form_management.delete' },
      on: 'record',
      asked: true,
      intent: 'danger',
      rules: { isNotInBin },
      hides: true,
      against: ['isNotLive', 'isNotBound', 'hasNoSubmissions'],
    },
    restore: {
      permission: 'form_management.delete',
      on: 'record',
      rules: { isInBin },
      hides: true,
    },
  },
  pages: {
    design: { path: '/:id/design', permission: 'form_management.preview', firstIn: ['PENDING', 'FAILED'] },
  },
  demo: 5,
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerAssessor: ['create', 'edit'],
    brokerFinance: [],
    viewer: [],
  },
})
