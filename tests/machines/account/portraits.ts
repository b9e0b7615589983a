import { chief, clerk } from './roles.ts'

const untold = {
  full_name: 'Budi Santoso',
  email: 'budi@broker.test',
  phone: null,
  section: null,
  roles: [clerk],
  partners: [],
  stores: [],
  areps: [],
  represents: false,
  invited_at: '2026-03-09T16:59:59.999Z',
  accepted_at: null,
  lock_reason: null,
  locked_until: null,
}

export const portraits = {
  untold,
  told: {
    'when they are invited': { facts: {}, tells: {} },
    'when they have accepted': {
      facts: { acceptedAt: '2026-03-10T01:00:00.000Z', full_name: 'Budi' },
      tells: { accepted_at: '2026-03-10T01:00:00.000Z', full_name: 'Budi' },
    },
    'of somebody with a phone and two roles': {
      facts: { phone: '+6281234567890', roles: [clerk, chief] },
      tells: { phone: '+6281234567890', roles: [clerk, chief] },
    },
    'of somebody of a section who represents partners': {
      facts: { section: 's', partners: ['p'], stores: ['t'], areps: ['a'] },
      tells: { section: 's', partners: ['p'], represents: true, stores: ['t'], areps: ['a'] },
    },
    'of somebody at another address': { facts: { email: 'b@broker.test' }, tells: { email: 'b@broker.test' } },
    'when the invitation was sent again': {
      facts: { 'invitation.at': '2026-03-11T01:00:00.000Z' },
      tells: { invited_at: '2026-03-11T01:00:00.000Z' },
    },
    'when they are locked': {
      facts: { lock: { reason: 'On leave', until: '2026-03-15' } },
      tells: { lock_reason: 'On leave', locked_until: '2026-03-15' },
    },
    'when they are locked for good': {
      facts: { lock: { reason: 'Lost the laptop', until: null } },
      tells: { lock_reason: 'Lost the laptop' },
    },
  },
}
