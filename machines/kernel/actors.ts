import type { Actor } from './types.ts'

/** Sends what is due when no person did. */
export const systemActor: Actor = {
  userId: 'system',
  name: 'System',
  roles: ['system'],
  permissions: [],
  organisation: { id: 'system', kind: 'platform', name: 'System' },
}

/** Whom a case is about: without an account, known by a mailed link and a one-time code. */
export const customerActor: Actor = {
  userId: 'customer',
  name: 'Customer',
  roles: ['customer'],
  permissions: [],
  organisation: { id: 'customer', kind: 'customer', name: 'Customer' },
}

/** People have other ids, whatever their roles are called. */
export const isCustomer = (actor: Actor): boolean => actor.userId === customerActor.userId

export const isSystem = (actor: Actor): boolean => actor.roles.includes('system')
