import type { passwordChangeMachine } from '../../../src/views/account/passwordChange.machine.ts'
import type { DecisionTable } from '../../machines/support/table.ts'

const typed = { current: 'Old#12345', password: 'Covergate#26' }
const wrong = { code: 'WRONG_PASSWORD', message: 'That is not the present password' }

/** A signed-in person sets another password: only a sound one is sent, and a refusal is read until the next try. */
export const passwordChangeTable: DecisionTable<typeof passwordChangeMachine> = {
  states: {
    choosing: { is: 'choosing', tags: ['editable'] },
    changing: { is: 'changing', tags: ['busy'] },
    changed: { is: 'changed', tags: ['settled'], isOver: true },
  },
  beginnings: { opened: { to: 'choosing', knows: { failure: null } } },
  events: {
    'a sound password': { type: 'password.submitted', ...typed },
    'a password of 7 characters': { type: 'password.submitted', current: 'Old#12345', password: 'Abcde#1' },
  },
  answers: { changePassword: { done: { output: undefined }, refused: { error: wrong } } },
  situations: {
    'nothing was sent': {
      in: 'choosing',
      by: ['opened'],
      rows: { 'a sound password': { to: 'changing', asks: [['changePassword', typed]] } },
      nothing: ['a password of 7 characters'],
    },
    'the server is asked': {
      in: 'changing',
      by: ['opened', 'a sound password'],
      rows: { done: { to: 'changed' }, refused: { to: 'choosing', knows: { failure: wrong } } },
      nothing: ['a sound password', 'a password of 7 characters'],
    },
    'the server has refused': {
      in: 'choosing',
      by: ['opened', 'a sound password', 'refused'],
      knows: { failure: wrong },
      rows: { 'a sound password': { to: 'changing', knows: { failure: null }, asks: [['changePassword', typed]] } },
      nothing: ['a password of 7 characters'],
    },
  },
}
