import { defineArea } from '../../shared/area/defineArea.ts'
import { limits } from '../../shared/forms/definition.ts'
import { mediaTypes } from '../../shared/forms/input.ts'
import { answersKept, keyNames, mostFiles } from '../../shared/forms/keeping.ts'
import { formManagement } from './formManagement.ts'

const told = { type: 'text', max: 250, required: true, readOnly: true } as const
/** Says which field's answer it is, too. */
const key = { type: 'text', max: 500, readOnly: true, unrecorded: true } as const

const answers = { ...answersKept, readOnly: true, unrecorded: true } as const

/** All that a form may ask for together; which of it each field takes is for the version to say. */
const files = {
  type: 'files',
  kinds: [...mediaTypes.image, ...mediaTypes.pdf, ...mediaTypes.video],
  megabytes: limits.megabytes,
  max: mostFiles,
} as const
const personal = { guarded: { permission: 'form_management.submission.personal' }, unrecorded: true } as const

const keys = Object.fromEntries(keyNames.map((name) => [name, key])) as Record<(typeof keyNames)[number], typeof key>

/** What was answered to a form: each by the version that asked it, for ever. */
export const formSubmission = defineArea({
  id: 'form_submission',
  name: 'formSubmission',
  table: 'form_submissions',
  route: '/internal-tools/form-management/:parent/submission',
  menu: [],
  parent: { area: formManagement, field: 'form' },
  scope: { broker: 'organisation_id' },
  headed: {
    columns: keyNames,
    by: 'liveDefinition',
    load: () => import('../../shared/forms/headings.ts').then(({ headings }) => headings),
  },
  spread: {
    by: 'version',
    through: 'definition',
    beside: ['created_at', 'submittedBy', 'version', 'variant', 'about', 'status'],
    of: ['answers', 'personal'],
    load: () => import('../../shared/forms/spread.ts').then(({ spread }) => spread),
  },
  refusedInPlace: true,
  arises: 'form_management.fill',
  fields: {
    form: { type: 'reference', area: 'form_management', required: true, readOnly: true },
    number: told,
    version: { type: 'reference', area: 'form_version', within: { form: 'form' }, readOnly: true },
    variant: { type: 'text', max: 40, readOnly: true },
    submittedBy: told,
    about: { type: 'text', max: 250, readOnly: true },
    status: {
      type: 'option',
      options: ['SUBMITTED', 'BLANKED'],
      intents: { SUBMITTED: 'success', BLANKED: 'subtle' },
      readOnly: true,
    },
    ...keys,
    keyWords: { type: 'text', max: 1300, required: true, readOnly: true, unrecorded: true },
    begunAt: { type: 'instant', readOnly: true },
    blankOn: { type: 'date', readOnly: true },
    definition: { type: 'reference', area: 'form_definition', readOnly: true },
    hash: { type: 'text', max: 64, readOnly: true },
    shown: answers,
    answers,
    files,
    personal: { ...answers, ...personal },
    personalFiles: { ...files, ...personal },
  },
  title: 'number',
  sections: [
    {
      id: 'submission',
      fields: ['form', 'number', 'version', 'variant', 'submittedBy', 'about', 'begunAt', 'status', 'blankOn'],
    },
    {
      id: 'stored',
      fields: ['definition', 'hash', 'files', 'personalFiles'],
    },
    { id: 'told', fields: [...keyNames, 'keyWords', 'shown', 'answers', 'personal'], apart: true },
  ],
  tabs: {
    facts: { sections: ['submission'] },
    answers: { permission: 'form_management.submission' },
    json: { permission: 'form_management.submission', offPaper: true },
    recheck: { permission: 'form_management.submission', offPaper: true },
    stored: { sections: ['stored'], offPaper: true },
  },
  list: {
    columns: ['number', 'version', 'variant', 'submittedBy', 'about', 'status', ...keyNames, 'blankOn'],
    shown: ['number', 'version', 'submittedBy', 'status', ...keyNames.slice(0, 3)],
    sorts: ['number', 'created_at', ...keyNames],
    order: '-created_at',
    filters: [
      { field: 'version', kind: 'reference' },
      { field: 'status', kind: 'options' },
      { field: 'created_at', kind: 'dateRange' },
      ...keyNames.map((field) => ({ field, kind: 'values' as const })),
    ],
    search: ['number', 'submittedBy', 'keyWords'],
  },
  permissions: { list: 'form_management.submission', detail: 'form_management.submission' },
  operations: { list: { name: 'form_management.submission' } },
  demo: 0,
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerAssessor: ['submission'],
    brokerUnderwriter: ['submission', 'submission.personal'],
    brokerFinance: ['submission'],
    viewer: [],
  },
})
