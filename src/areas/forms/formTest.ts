import { defineArea } from '../../shared/area/defineArea.ts'
import { ofDesigners } from './ofDesigners.ts'
import { mostTested } from '../../shared/forms/testing.ts'
import { formManagement } from './formManagement.ts'

const told = { type: 'json', max: mostTested, unrecorded: true } as const

/** What a form must make of answers, whichever version of it: held against each before it is published. */
export const formTest = defineArea({
  id: 'form_test',
  name: 'formTest',
  table: 'form_tests',
  route: '/internal-tools/form-management/:parent/test',
  menu: [],
  parent: { area: formManagement, field: 'form' },
  scope: { broker: 'organisation_id' },
  refusedInPlace: true,
  fields: {
    form: { type: 'reference', area: 'form_management', required: true, readOnly: true },
    name: { type: 'text', max: 80, required: true },
    day: { type: 'date', required: true },
    known: told,
    answers: { ...told, required: true },
    expected: { ...told, required: true },
  },
  title: 'name',
  sections: [
    { id: 'test', fields: ['form', 'name', 'day'] },
    { id: 'held', fields: ['known', 'answers', 'expected'], apart: true },
  ],
  tabs: {
    test: { sections: ['test'] },
    verdict: { permission: 'form_management.preview' },
  },
  list: {
    columns: ['name', 'day', 'known', 'answers', 'expected'],
    shown: ['name', 'day'],
    sorts: ['name', 'created_at', 'updated_at'],
    order: 'name',
    filters: [{ field: 'created_at', kind: 'dateRange' }],
    search: ['name'],
  },
  ...ofDesigners,
  demo: 0,
})
