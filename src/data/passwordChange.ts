import { fromPromise } from 'xstate'
import { passwordChangeMachine, type PasswordChange } from '../../machines/recovery/passwordChange.machine.ts'
import { call } from './call.ts'

/** The change of the own password, over the wire. */
export const passwordChange = passwordChangeMachine.provide({
  actors: {
    changePassword: fromPromise<void, PasswordChange>(({ input, signal }) =>
      call('user.editPassword', { ...input }, { signal }),
    ),
  },
})
