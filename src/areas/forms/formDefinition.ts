import { limits } from '../../shared/forms/definition.ts'
import { defineArea } from '../../shared/area/defineArea.ts'

const told = { type: 'integer', min: 0, max: 100_000, readOnly: true } as const

/** What versions of forms ask, each stored once and for ever: versions refer to it, and carry its hash. */
export const formDefinition = defineArea({
  id: 'form_definition',
  name: 'formDefinition',
  table: 'form_definitions',
  route: '/internal-tools/form-definition',
  menu: [],
  scope: { broker: 'organisation_id' },
  refusedInPlace: true,
  fields: {
    definition: { type: 'longText', max: limits.bytes, required: true },
    hash: { type: 'text', max: 64, readOnly: true },
    fieldCount: told,
    untranslated: told,
  },
  title: 'hash',
  sections: [{ id: 'definition', fields: ['hash', 'fieldCount', 'untranslated', 'definition'] }],
  list: {
    columns: ['hash', 'fieldCount', 'untranslated'],
    shown: ['hash', 'fieldCount', 'untranslated'],
    sorts: ['created_at'],
    order: '-created_at',
    filters: [{ field: 'created_at', kind: 'dateRange' }],
    search: ['hash'],
  },
  permissions: {
    list: 'form_management.preview',
    detail: ['form_management.preview', 'form_management.fill', 'form_management.submission'],
    create: 'form_management.edit',
  },
  operations: { detail: { name: 'form_management.preview' } },
  demo: 5,
  roles: { admin: 'all', brokerManager: 'all', brokerAssessor: 'all', viewer: [] },
})
