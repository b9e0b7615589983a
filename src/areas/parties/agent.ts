import { say } from '../../../machines/fields/messages.ts'
import { defineArea } from '../../shared/area/defineArea.ts'

/** Who sells for a partner that works by agents. */
export const agent = defineArea({
  id: 'agent',
  name: 'agent',
  table: 'agents',
  route: '/agent',
  menu: [{ group: 'agentManagement' }],
  scope: { broker: 'organisation_id' },
  fields: {
    email: { type: 'text', max: 254, rule: 'email', unique: true, required: true },
    loginType: { type: 'option', options: ['PASSWORD', 'SSO', 'OTP'], required: true },
    name: { type: 'text', max: 120, rule: 'name', required: true },
    partner: {
      type: 'reference',
      area: 'partner',
      filter: { agent: true },
      facts: { agent: { type: 'flag' } },
      required: true,
    },
    bankBranch: { type: 'text', max: 120, required: true },
    phone: { type: 'phone', required: true },
  },
  title: 'name',
  subtitle: 'email',
  imported: true,
  sections: [
    { id: 'agent', fields: ['name', 'partner', 'bankBranch', 'phone'] },
    { id: 'signIn', fields: ['email', 'loginType'] },
  ],
  list: {
    tabs: { password: { loginType: 'PASSWORD' }, sso: { loginType: 'SSO' }, otp: { loginType: 'OTP' } },
    columns: ['name', 'email', 'partner', 'bankBranch', 'phone', 'loginType'],
    shown: ['name', 'email', 'partner', 'bankBranch', 'phone', 'loginType'],
    sorts: ['name', 'email', 'created_at', 'updated_at'],
    order: 'name',
    filters: [
      { field: 'partner', kind: 'reference' },
      { field: 'loginType', kind: 'options' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['name', 'email', 'bankBranch', 'phone'],
  },
  permissions: {
    list: 'agent.list',
    detail: 'agent.detail',
    create: 'agent.create',
    edit: 'agent.edit',
    delete: 'agent.delete',
  },
  operations: {
    list: {
      name: 'agent.list',
      aliases: [{ name: 'smartphone.listAgent', columns: { id: 'id', name: 'name', email: 'email', phone: 'phone' } }],
    },
  },
  roles: { admin: 'all', brokerManager: 'all', brokerAssessor: [], brokerUnderwriter: [], viewer: [] },
  refine: (_, { partner }) => (!partner || partner.agent ? [] : [{ path: 'partner', ...say('noAgency') }]),
})
