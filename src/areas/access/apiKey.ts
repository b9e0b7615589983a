import { defineArea } from '../../shared/area/defineArea.ts'
import { keyDays, mostRanges } from '../../shared/programKeys.ts'

interface Kept {
  status: string | null
  expires_at: string | null
}

const isNotOver = {
  test: ({ context: { status, expires_at }, event }: { context: Kept; event: { at: string } }) =>
    status !== 'EXPIRED' && (expires_at === null || Date.parse(expires_at) > Date.parse(event.at)),
}

const isNotRevoked = { test: ({ context }: { context: Kept }) => context.status !== 'REVOKED' }

/** By what programs work for an organisation: each does a part of what they may do who have generated it. */
export const apiKey = defineArea({
  id: 'api_key',
  name: 'apiKey',
  table: 'api_keys',
  route: '/access-management/api-key',
  menu: [{ group: 'accessManagement', entry: 'apiKeyList' }],
  scope: { broker: 'organisation_id', insurer: 'organisation_id', bank: 'organisation_id', partner: 'organisation_id' },
  ofAccess: true,
  fields: {
    name: { type: 'text', max: 80, required: true },
    days: { type: 'integer', min: 1, max: keyDays.most },
    ranges: {
      type: 'group',
      fields: { range: { type: 'text', max: 49, rule: 'range', required: true } },
      max: mostRanges,
    },
    permissions: {
      type: 'references',
      area: 'access_permission',
      filter: { for_people: false },
      listed: true,
      given: true,
      max: 1000,
      required: true,
    },
    prefix: { type: 'text', max: 20, readOnly: true },
    status: {
      type: 'option',
      options: ['NEW', 'ACTIVE', 'ROTATING', 'EXPIRED', 'REVOKED'],
      intents: { NEW: 'informative', ACTIVE: 'success', ROTATING: 'warning', EXPIRED: 'subtle', REVOKED: 'danger' },
      readOnly: true,
    },
    made_by: { type: 'text', max: 200, readOnly: true },
    issued_at: { type: 'instant', readOnly: true },
    expires_at: { type: 'instant', readOnly: true },
    overlap_until: { type: 'instant', readOnly: true },
    last_used_at: { type: 'instant', readOnly: true },
    last_used_from: { type: 'text', max: 45, readOnly: true },
  },
  title: 'name',
  subtitle: 'prefix',
  sections: [
    { id: 'key', fields: ['name', 'days', 'prefix', 'status', 'made_by', 'issued_at', 'expires_at', 'overlap_until'] },
    { id: 'use', fields: ['ranges', 'last_used_at', 'last_used_from'] },
    { id: 'scope', fields: ['permissions'] },
  ],
  list: {
    columns: [
      'name',
      'prefix',
      'status',
      'permissions',
      'made_by',
      'issued_at',
      'expires_at',
      'last_used_at',
      'last_used_from',
    ],
    shown: ['name', 'prefix', 'status', 'permissions', 'expires_at', 'last_used_at'],
    sorts: ['created_at', 'name', 'updated_at'],
    order: '-created_at',
    filters: [
      { field: 'status', kind: 'options' },
      { field: 'permissions', kind: 'reference' },
      { field: 'expires_at', kind: 'dateRange' },
    ],
    search: ['name', 'prefix'],
  },
  permissions: { list: 'api_key.list', detail: 'api_key.detail', create: 'api_key.create', edit: 'api_key.edit' },
  actions: {
    generate: {
      permission: 'organization.generateApiKey',
      operation: { name: 'organization.generateApiKey' },
      on: 'record',
      asked: true,
      intent: 'primary',
      shows: true,
      rules: { isNotRevoked, isNotOver },
    },
    revoke: {
      permission: 'api_key.revoke',
      on: 'record',
      asked: true,
      intent: 'danger',
      rules: { isNotRevoked },
    },
  },
  mobile: { facts: ['status', 'expires_at'] },
  demo: 0,
  roles: { admin: 'all', brokerManager: 'all', insurerManager: 'all', bankManager: 'all', partner: 'all' },
})
