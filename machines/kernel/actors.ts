import type { Actor } from './types.ts'

/** Sends what is due when no person did. */
export const systemActor: Actor = {
  userId: 'system',
  name: 'System',
  roles: ['system'],
  permissions: [],
  organisation: { id: 'system', kind: 'platform', name: 'System' },
}

export const isSystem = (actor: Actor): boolean => actor.roles.includes('system')
