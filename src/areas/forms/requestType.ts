import { limitHours } from '../../../machines/request/request.asks.ts'
import { defineArea } from '../../shared/area/defineArea.ts'

/** What colleagues ask of a team: by which form, and how long that may take. */
export const requestType = defineArea({
  id: 'request_type',
  name: 'requestType',
  table: 'request_types',
  route: '/internal-tools/adhoc-request-type',
  menu: [],
  scope: { broker: 'organisation_id' },
  refusedInPlace: true,
  fields: {
    name: { type: 'text', max: 120, required: true },
    code: { type: 'text', max: 40, rule: 'code', unique: true, required: true },
    section: { type: 'reference', area: 'role_section', required: true },
    form: { type: 'reference', area: 'form_management', required: true },
    limitHours: { ...limitHours, required: true },
    description: { type: 'longText', max: 500 },
    isOffered: { type: 'flag', initial: true },
  },
  title: 'name',
  subtitle: 'code',
  sections: [{ id: 'type', fields: ['name', 'code', 'section', 'form', 'limitHours', 'description', 'isOffered'] }],
  list: {
    columns: ['name', 'code', 'section', 'form', 'limitHours', 'isOffered', 'description'],
    shown: ['name', 'code', 'section', 'form', 'limitHours', 'isOffered'],
    sorts: ['name', 'code', 'limitHours', 'updated_at'],
    order: 'name',
    filters: [
      { field: 'section', kind: 'reference' },
      { field: 'form', kind: 'reference' },
      { field: 'isOffered', kind: 'flag' },
    ],
    search: ['name', 'code'],
  },
  permissions: {
    list: 'adhoc_request.list',
    detail: 'adhoc_request.detail',
    create: 'adhoc_request.configure',
    edit: 'adhoc_request.configure',
    delete: 'adhoc_request.configure',
  },
  demo: 0,
  roles: {
    admin: 'all',
    brokerManager: 'all',
    brokerAssessor: [],
    brokerUnderwriter: [],
    brokerFinance: [],
    viewer: [],
  },
})
