import type { Letter } from '../decisions/types.ts'
import { chief, clerk, partner } from './roles.ts'

const edited = (changes: Letter['payload'], lacks?: string): Letter => ({
  type: 'account.edited',
  payload: {
    full_name: 'Budi Santoso',
    email: 'budi@broker.test',
    roles: [clerk],
    partners: [],
    stores: [],
    areps: [],
    ...changes,
  },
  ...(lacks && { lacks }),
})
const locked = (until?: string): Letter => ({
  type: 'account.locked',
  payload: { reason: 'On leave', ...(until && { until }) },
})

/** What people send, one of each kind that is judged differently. */
export const letters: Record<string, Letter> = {
  'another name': { ...edited({ full_name: 'Budi S.' }), was: { full_name: 'Budi Santoso' } },
  'other roles and a phone': {
    ...edited({ roles: [clerk, chief], phone: '+6281234567890' }),
    was: { roles: [clerk], phone: null },
  },
  'whom they represent': {
    ...edited({ section: clerk, partners: [partner], stores: [chief], areps: [clerk] }),
    was: { section: null, partners: [], stores: [], areps: [] },
  },
  'another name, the address in capitals': {
    ...edited({ full_name: 'Budi S.', email: 'BUDI@broker.test' }),
    was: { full_name: 'Budi Santoso' },
  },
  'nothing else': edited({}, 'isAccountChanged'),
  'another address': edited({ email: 'sari@broker.test' }, 'isSameAddress isAccountChanged'),
  'another address and name': edited({ email: 'sari@broker.test', full_name: 'Sari' }, 'isSameAddress'),
  'invitation again': { type: 'invitation.renewed' },
  'a password': { type: 'password.given', payload: { password: 'kR7!mxQp2z' }, secret: 'password' },
  acceptance: { type: 'invitation.accepted', payload: { full_name: 'Budi S. Santoso' } },
  'no thanks': { type: 'invitation.declined', payload: { note: 'Not mine' } },
  'lock for good': locked(),
  'lock until 8 March': { ...locked('2026-03-08'), lacks: 'isUntilToCome' },
  'lock until 9 March': {
    ...locked('2026-03-09'),
    is: 'isLockedUntil',
    lacksAt: { '2026-03-09T17:00:00.000Z': 'isUntilToCome' },
  },
  'lock until 10 March': { ...locked('2026-03-10'), is: 'isLockedUntil' },
  unlock: { type: 'account.unlocked' },
  'unlock with a note': { type: 'account.unlocked', payload: { note: 'Is back' } },
  end: { type: 'account.closed', payload: { reason: 'Has left' } },
}
