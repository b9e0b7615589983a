import { defineArea } from '../../shared/area/defineArea.ts'
import { formManagement } from './formManagement.ts'
import { invited } from './invitation.ts'

interface Standing {
  context: { status: string | null }
}

const isNotAnswered = { test: ({ context }: Standing) => context.status !== 'ANSWERED' }
const isOpen = { test: ({ context }: Standing) => context.status === 'OPEN' }

/** Links by which somebody without an account answers a form, once. */
export const formLink = defineArea({
  id: 'form_link',
  name: 'formLink',
  table: 'form_links',
  route: '/internal-tools/form-management/:parent/link',
  menu: [],
  parent: { area: formManagement, field: 'form' },
  scope: { broker: 'organisation_id' },
  refusedInPlace: true,
  fields: {
    form: { type: 'reference', area: 'form_management', required: true, readOnly: true },
    recipient: { type: 'text', max: 120, required: true },
    about: { type: 'text', max: 200 },
    ...invited,
    variant: { type: 'text', max: 40 },
    status: {
      type: 'option',
      options: ['OPEN', 'ANSWERED', 'EXPIRED', 'REVOKED'],
      intents: { OPEN: 'informative', ANSWERED: 'success', EXPIRED: 'subtle', REVOKED: 'danger' },
      readOnly: true,
    },
    issuedAt: { type: 'instant', readOnly: true },
    expiresAt: { type: 'instant', readOnly: true },
    mailedAt: { type: 'instant', readOnly: true },
    submission: { type: 'text', max: 250, readOnly: true },
    quotation: { type: 'reference', area: 'postquote', readOnly: true },
    claim: { type: 'reference', area: 'agent_claim', readOnly: true },
  },
  title: 'recipient',
  subtitle: 'about',
  sections: [
    {
      id: 'link',
      fields: ['form', 'recipient', 'email', 'language', 'about', 'variant', 'hours', 'quotation', 'claim'],
    },
    { id: 'use', fields: ['status', 'issuedAt', 'mailedAt', 'expiresAt', 'submission'] },
  ],
  list: {
    columns: [
      'recipient',
      'about',
      'variant',
      'status',
      'issuedAt',
      'expiresAt',
      'submission',
      'email',
      'mailedAt',
      'hours',
    ],
    shown: ['recipient', 'about', 'status', 'issuedAt', 'expiresAt', 'submission'],
    sorts: ['recipient', 'created_at', 'updated_at'],
    order: '-created_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['recipient', 'about', 'submission'],
  },
  permissions: {
    list: 'form_management.link',
    detail: 'form_management.link',
    create: 'form_management.link',
    edit: 'form_management.link',
  },
  actions: {
    generate: {
      permission: 'form_management.link',
      on: 'record',
      asked: true,
      intent: 'primary',
      shows: true,
      rules: { isNotAnswered },
      against: ['isMailable'],
    },
    revoke: {
      permission: 'form_management.link',
      on: 'record',
      asked: true,
      intent: 'danger',
      rules: { isOpen },
    },
  },
  demo: 0,
  roles: { admin: 'all', brokerManager: 'all', brokerAssessor: ['link'] },
})
