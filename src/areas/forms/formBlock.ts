import { defineArea } from '../../shared/area/defineArea.ts'
import { ofDesigners } from './ofDesigners.ts'

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
  ...ofDesigners,
  demo: 2,
})
