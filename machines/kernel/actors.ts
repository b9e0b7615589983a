import type { Actor } from './types.ts'

/** Sends what is due when no person did. */
export const systemActor: Actor = {
  userId: 'system',
  name: 'System',
  roles: ['system'],
  permissions: [],
  organisation: { id: 'system', kind: 'platform', name: 'System' },
}

/** Somebody without an account, known by a mailed link; people have other ids, whatever their roles are called. */
const correspondent = (id: string, name: string): Actor => ({
  userId: id,
  name,
  roles: [id],
  permissions: [],
  organisation: { id, kind: id, name },
})

/** Whom a case is about; what they decide asks for a one-time code too. */
export const customerActor = correspondent('customer', 'Customer')

/** Who reads the mail of the partner of a case. */
export const partnerContact = correspondent('partnerContact', 'Partner’s contact')

/** Who has been invited to work for an organisation, as long as they have not accepted. */
export const invitee = correspondent('invitee', 'Invited person')

/** All who act without an account. */
export const accountless: readonly Actor[] = [systemActor, customerActor, partnerContact, invitee]

export const isSystem = (actor: Actor): boolean => actor.roles.includes('system')
