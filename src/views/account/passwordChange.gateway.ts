import { fromPromise } from 'xstate'
import { passwordChangeMachine } from './passwordChange.machine.ts'
import type { PasswordChange } from './passwordChange.types.ts'
import { call } from '../../data/call.ts'

/** The change of the own password, over the wire. */
export const passwordChange = passwordChangeMachine.provide({
  actors: {
    changePassword: fromPromise<void, PasswordChange>(({ input, signal }) =>
      call('user.editPassword', { ...input }, { signal }),
    ),
  },
})
