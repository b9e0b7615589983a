import type { profileMachine } from '../../../src/views/profile/profile.machine.ts'
import type { Profile } from '../../../src/shared/endpoints/answers/sessions.ts'
import type { ProfileChange } from '../../../src/views/profile/profile.types.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

const stored: Profile = {
  fullName: 'Sri Wahyuni',
  email: 'sri@covergate.test',
  phone: null,
  locale: 'en',
  timeZone: null,
  caseMails: 'atOnce',
  profileImage: null,
}
const changed = { ...stored, fullName: 'Sri W' }
const change: ProfileChange = { details: { fullName: 'Sri W' }, picture: undefined }
const down = new Error('down')

/** The own details: read, typed into, saved as the server has stored them; nothing typed is lost on a failure. */
export const profileTable: DecisionTable<typeof profileMachine> = {
  states: {
    loading: { is: 'loading', tags: ['busy'] },
    unread: { is: 'unread', tags: ['failed'] },
    editing: { is: 'editing', tags: ['editable'] },
    saving: { is: 'saving', tags: ['busy'] },
  },
  beginnings: { opened: { to: 'loading', knows: { profile: null, change: null }, asks: [['load']] } },
  events: {
    'read again': { type: 'load.retried' },
    submitted: { type: 'profile.submitted', change },
  },
  answers: {
    load: { read: { output: stored }, 'not read': { error: down } },
    save: { saved: { output: changed }, 'not saved': { error: down } },
  },
  situations: {
    'on their way': {
      in: 'loading',
      by: ['opened'],
      rows: { read: { to: 'editing', knows: { profile: stored } }, 'not read': { to: 'unread' } },
      nothing: ['read again', 'submitted'],
    },
    'could not be read': {
      in: 'unread',
      by: ['opened', 'not read'],
      rows: { 'read again': { to: 'loading', asks: [['load']] } },
      nothing: ['submitted'],
    },
    'being typed': {
      in: 'editing',
      by: ['opened', 'read'],
      rows: { submitted: { to: 'saving', knows: { change }, asks: [['save', change]] } },
      nothing: ['read again'],
    },
    'on their way to the server': {
      in: 'saving',
      by: ['opened', 'read', 'submitted'],
      rows: {
        saved: { to: 'editing', knows: { profile: changed }, says: [{ type: 'saved', profile: changed, change }] },
        'not saved': { to: 'editing', says: [{ type: 'failed', error: down }] },
      },
      nothing: ['read again', 'submitted'],
    },
  },
}
