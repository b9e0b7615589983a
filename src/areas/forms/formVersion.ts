import { asks } from '../../../machines/publication/publication.asks.ts'
import { findings } from '../../../machines/publication/publication.events.ts'
import { formPermissions } from '../../../machines/publication/publication.permissions.ts'
import { publicationStatuses } from '../../../machines/publication/publication.statuses.ts'
import { defineArea } from '../../shared/area/defineArea.ts'
import { answersKept } from '../../shared/forms/keeping.ts'

const number = { type: 'integer', min: 0, max: 100_000, required: true, readOnly: true } as const
const who = { type: 'text', max: 250, readOnly: true } as const
const when = { type: 'instant', readOnly: true } as const

/** 'CLAIM-2' after 'CLAIM', 'CLAIM-3' after that. */
const nextCode = (code: string): string => {
  const [, stem = code, count] = /^(.+)-(\d{1,3})$/.exec(code) ?? []
  return `${stem.slice(0, 36)}-${Number(count ?? 1) + 1}`
}

/** The versions of forms, each from its design to its publication. */
export const formVersion = defineArea({
  id: 'form_version',
  name: 'formVersion',
  table: 'form_versions',
  route: '/internal-tools/form-version',
  menu: [],
  scope: { broker: 'organisation_id' },
  refusedInPlace: true,
  watched: true,
  foreseen: true,
  fields: {
    ...asks,
    form: { ...asks.form, facts: { ...asks.form.facts, country: { type: 'country' } } },
    title: { type: 'text', max: 60, required: true, readOnly: true },
    number,
    definition: { type: 'reference', area: 'form_definition', required: true, readOnly: true },
    hash: { type: 'text', max: 64, required: true, readOnly: true },
    fieldCount: number,
    untranslated: number,
    author: who,
    confirmed: { type: 'longText', max: 12_000, readOnly: true },
    findings: { ...findings, readOnly: true, unrecorded: true },
    submittedAt: when,
    submittedBy: who,
    publishedAt: when,
    liveSince: when,
  },
  title: 'title',
  below: 'form',
  sections: [
    { id: 'version', fields: ['form', 'title', 'number', 'note', 'author', 'fieldCount', 'untranslated'] },
    { id: 'publication', fields: ['submittedAt', 'submittedBy', 'publishedAt', 'liveSince'] },
    { id: 'stored', fields: ['definition', 'hash'] },
    { id: 'checked', fields: ['confirmed', 'findings'], apart: true },
  ],
  tabs: {
    version: { sections: ['version', 'publication'] },
    findings: { permission: 'form_management.preview' },
    stored: { sections: ['stored'], offPaper: true },
  },
  list: {
    columns: [
      'title',
      'form',
      'number',
      'note',
      'author',
      'fieldCount',
      'untranslated',
      'submittedAt',
      'publishedAt',
      'definition',
    ],
    shown: ['title', 'form', 'note', 'author', 'fieldCount', 'publishedAt'],
    sorts: ['title', 'created_at', 'updated_at'],
    order: '-updated_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'form', kind: 'reference' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['title', 'note'],
  },
  permissions: {
    list: 'form_management.list',
    detail: 'form_management.detail',
    begin: formPermissions.edit,
  },
  actions: {
    clone: {
      permission: 'form_management.clone',
      operation: { name: 'form_management.clone' },
      on: 'record',
      leads: 'form_management',
      suggests: ({ form, titles, referred }) => {
        const { code, country } = referred?.[form] ?? {}
        return { name: titles?.[form], code: typeof code === 'string' ? nextCode(code) : undefined, country }
      },
      input: {
        name: { type: 'text', max: 120, required: true },
        code: { type: 'text', max: 40, rule: 'code', required: true },
        country: { type: 'country', required: true },
      },
    },
    fill: {
      permission: 'form_management.fill',
      on: 'record',
      page: 'fill',
      input: {
        variant: { type: 'text', max: 40 },
        answers: { ...answersKept, required: true },
      },
      rules: {
        isPublished: { test: ({ context }: { context: { status?: string } }) => context.status === 'PUBLISHED' },
      },
    },
  },
  pages: {
    fill: { path: '/:id/fill', permission: 'form_management.fill' },
    design: { path: '/:id/design', permission: 'form_management.preview' },
    preview: { path: '/:id/preview', permission: 'form_management.preview' },
    compare: { path: '/:id/compare', permission: 'form_management.preview' },
  },
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerAssessor: ['edit', 'preview', 'clone', 'fill'],
    brokerUnderwriter: ['publish', 'preview', 'fill'],
    viewer: ['preview'],
  },
  lifecycle: {
    id: 'publication',
    statuses: publicationStatuses,
    sections: [{ id: 'version', fields: ['form', 'note'] }],
    deskless: true,
    load: () => import('../../../machines/publication/publication.ts').then((module) => module.publication),
  },
})
