import { invitee } from '../kernel/actors.ts'
import type { Actor, CaseEvent, CaseRecord, Context, Stamp } from '../kernel/types.ts'
import { jakartaDay } from '../kit/calendar.ts'
import type { AccountContext } from './account.context.ts'

const admin: Actor = {
  userId: 'admin',
  name: 'Admin',
  roles: ['admin'],
  permissions: ['create', 'edit', 'toggleLock', 'delete'].map((action) => `user.${action}`),
  organisation: { id: 'broker', kind: 'broker', name: 'broker' },
}

const clerk = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0011'
const partner = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0013'
const chief = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0012'

export const samples: Context[] = [
  { full_name: 'Budi Santoso', email: 'budi@broker.test', roles: [clerk] },
  {
    full_name: 'Sari Dewi',
    email: 'sari@broker.test',
    phone: '+6281234567890',
    roles: [chief, clerk],
    partners: [partner],
  },
]

export const beginner = (): Omit<Stamp, 'at'> => ({ by: admin })

/** What might be done to an account, each by somebody who might; most of it is refused in any one state. */
export const alphabet = (record: CaseRecord, at: string): CaseEvent[] => {
  const { full_name, email, roles } = record.snapshot.context as unknown as AccountContext
  const byAdmin = { by: admin, at }
  const byInvitee = { by: invitee, at }
  return [
    { type: 'account.edited', full_name: `${full_name} A`, email, roles, ...byAdmin },
    { type: 'invitation.renewed', ...byAdmin },
    { type: 'password.given', password: 'kR7!mxQp2z', ...byAdmin },
    { type: 'invitation.accepted', full_name, ...byInvitee },
    { type: 'invitation.declined', note: 'Not mine', ...byInvitee },
    { type: 'account.locked', reason: 'On leave', ...byAdmin },
    { type: 'account.locked', reason: 'On leave', until: jakartaDay(at), ...byAdmin },
    { type: 'account.unlocked', ...byAdmin },
    { type: 'account.closed', reason: 'Has left', ...byAdmin },
  ]
}
