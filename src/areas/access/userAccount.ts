import { asks } from '../../../machines/account/account.asks.ts'
import { accountStatuses } from '../../../machines/account/account.statuses.ts'
import { defineArea } from '../../shared/area/defineArea.ts'

/** Who works for an organisation, from the invitation to the end. */
export const userAccount = defineArea({
  id: 'user_account',
  name: 'userAccount',
  table: 'user_accounts',
  route: '/access-management/user',
  menu: [{ group: 'accessManagement', entry: 'userList' }],
  scope: { broker: 'organisation_id', insurer: 'organisation_id', bank: 'organisation_id', partner: 'organisation_id' },
  watched: true,
  ofAccess: true,
  fields: {
    ...asks,
    represents: { type: 'flag', readOnly: true },
    invited_at: { type: 'instant', readOnly: true },
    accepted_at: { type: 'instant', readOnly: true },
    lock_reason: { type: 'longText', max: 1000, readOnly: true },
    locked_until: { type: 'date', readOnly: true },
  },
  title: 'email',
  subtitle: 'full_name',
  sections: [
    { id: 'person', fields: ['full_name', 'email', 'phone'] },
    { id: 'rights', fields: ['section', 'roles'] },
    { id: 'work', fields: ['partners', 'stores', 'areps', 'represents'] },
    { id: 'account', fields: ['invited_at', 'accepted_at', 'lock_reason', 'locked_until'] },
  ],
  tabs: {
    profile: { sections: ['person', 'rights', 'work', 'account'] },
    rights: { permission: 'user.detail' },
    devices: { permission: 'user.devices' },
    history: { history: true },
  },
  list: {
    columns: ['email', 'full_name', 'phone', 'section', 'invited_at', 'accepted_at', 'locked_until'],
    shown: ['email', 'full_name', 'phone', 'accepted_at'],
    sorts: ['full_name', 'email', 'created_at', 'updated_at'],
    order: 'full_name',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'roles', kind: 'reference' },
      { field: 'section', kind: 'reference' },
      { field: 'partners', kind: 'reference' },
      { field: 'represents', kind: 'flag' },
      { field: 'created_at', kind: 'dateRange' },
    ],
    search: ['full_name', 'email'],
  },
  permissions: { list: 'user.list', detail: 'user.detail', begin: 'user.create', correct: 'user.edit' },
  pages: {
    act: { path: '/:id/act', permission: 'user.actFor' },
    review: { path: '/review', permission: 'user.list' },
  },
  operations: {
    list: {
      name: 'user_account.list',
      aliases: [
        { name: 'user.list' },
        { name: 'user.areps', columns: { id: 'id', name: 'full_name', email: 'email' }, filter: { represents: true } },
      ],
    },
    detail: { name: 'user_account.detail', aliases: [{ name: 'user.detail' }] },
    begin: { name: 'user_account.begin', aliases: [{ name: 'user.create' }] },
    send: {
      name: 'user_account.send',
      aliases: [{ name: 'user.edit' }, { name: 'user.toggleLock' }, { name: 'user.delete' }],
    },
  },
  roles: { admin: 'all', brokerManager: 'all', insurerManager: 'all', bankManager: 'all', partner: 'all' },
  lifecycle: {
    id: 'account',
    statuses: accountStatuses,
    deskless: true,
    sections: [
      { id: 'person', fields: ['full_name', 'email', 'phone'] },
      { id: 'rights', fields: ['section', 'roles'] },
      { id: 'work', fields: ['partners', 'stores', 'areps'] },
    ],
    load: () => import('../../../machines/account/account.ts').then((module) => module.account),
  },
})
