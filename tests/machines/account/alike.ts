import type { Alike } from '../decisions/types.ts'

/** What nobody could notice of an account if it were otherwise. */
export const alike: Alike[] = [
  {
    because: 'Every way to a lock says which: none is ever entered by default.',
    places: ['account.locked: first forTime'],
  },
  { because: 'Who was invited is known before anything is typed.', places: ['rule isInvitee: open until the payload'] },
  {
    because: 'Before anything is typed no account is another, and no lock has an end: what is typed is judged then.',
    places: ['isAccountChanged', 'isUntilToCome', 'isLockedUntil'].map(
      (rule) => `rule ${rule}: known before the payload`,
    ),
  },
  {
    because: 'Which day it is does not matter to whether there is one.',
    places: ['1', '-1'].map((by) => `rule isLockedUntil: event.until ${by}`),
  },
  {
    because: 'A number that can be called has no more digits.',
    places: ['payload account.edited', 'input'].flatMap((of) => ['1', '-1'].map((by) => `${of}: phone max 16 ${by}`)),
  },
  {
    because: 'Who must have a role has chosen at least one.',
    places: ['payload account.edited', 'input'].map((of) => `${of}: roles without validation:minChosen`),
  },
  {
    because: 'Who need not choose may choose nothing.',
    places: ['payload account.edited', 'input'].flatMap((of) =>
      ['partners', 'stores', 'areps'].map((list) => `${of}: ${list} without validation:minChosen`),
    ),
  },
]
