import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import { failureOf } from '../../../machines/session/failure.ts'
import { passwordProblems } from '../../../machines/fields/passwords.ts'
import type { PasswordChange, PasswordChangeContext, PasswordChangeEvent } from './passwordChange.types.ts'

const { createMachine } = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    tags: {} as 'busy' | 'editable' | 'settled',
  },
  actors: {
    changePassword: fromPromise<void, PasswordChange>(unprovided),
  },
  actions: {
    noteFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isSound: (_, { password }: { password: string }) => passwordProblems(password).length === 0,
  },
})

export const passwordChangeMachine = createMachine({
  id: 'passwordChange',
  description: 'A signed-in person who knows the present password sets another one',
  context: { failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The present and the new password are typed',
      tags: 'editable',
      on: {
        'password.submitted': {
          guard: { type: 'isSound', params: ({ event }) => ({ password: event.password }) },
          target: 'changing',
        },
      },
    },
    changing: {
      description: 'The server is asked to change it',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'changePassword',
        input: ({ event: { current, password } }) => ({ current, password }),
        onDone: 'changed',
        onError: {
          target: 'choosing',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    changed: { description: 'It is changed, and the person’s other sessions are over', tags: 'settled', type: 'final' },
  },
})
