import { defineArea } from '../../shared/area/defineArea.ts'
import { formPermissions } from '../../../machines/publication/publication.permissions.ts'

/** Parts of forms that a house keeps under a name, to be put into others. */
export const formBlock = defineArea({
  id: 'form_block',
  name: 'formBlock',
  table: 'form_blocks',
  route: '/internal-tools/form-block',
  menu: [],
  scope: { broker: 'organisation_id' },
  refusedInPlace: true,
  fields: {
    name: { type: 'text', max: 80, required: true, unique: true },
    fragment: { type: 'longText', max: 60_000, required: true, unrecorded: true },
    author: { type: 'text', max: 250, readOnly: true },
  },
  title: 'name',
  sections: [
    { id: 'block', fields: ['name', 'author'] },
    { id: 'kept', fields: ['fragment'], apart: true },
  ],
  list: {
    columns: ['name', 'author', 'fragment'],
    shown: ['name', 'author'],
    sorts: ['name', 'created_at', 'updated_at'],
    order: 'name',
    filters: [{ field: 'created_at', kind: 'dateRange' }],
    search: ['name'],
  },
  permissions: {
    list: 'form_management.preview',
    detail: 'form_management.preview',
    create: formPermissions.edit,
    edit: formPermissions.edit,
    delete: formPermissions.edit,
  },
  demo: 2,
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerAssessor: ['edit', 'preview'],
    brokerUnderwriter: ['preview'],
    viewer: ['preview'],
  },
})
