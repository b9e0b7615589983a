import { assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Profile } from '../../shared/endpoints/answers/sessions.ts'
import type { ProfileChange, ProfileContext, ProfileEvent, ProfileNotice } from './profile.types.ts'

export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileNotice,
    tags: {} as 'busy' | 'editable' | 'failed',
  },
  actors: {
    load: fromPromise<Profile>(unprovided),
    save: fromPromise<Profile, ProfileChange>(unprovided),
  },
  actions: {
    keepProfile: assign((_, { profile }: { profile: Profile }) => ({ profile })),
    keepChange: assign((_, { change }: { change: ProfileChange }) => ({ change })),
    tellSaved: emit(({ context }, { profile }: { profile: Profile }) => {
      return { type: 'saved', profile, change: context.change! } as const
    }),
    tellFailure: emit((_, { error }: { error: unknown }) => ({ type: 'failed', error }) as const),
  },
}).createMachine({
  id: 'profile',
  description: "A person's own details, read and changed by them",
  context: { profile: null, change: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The details are read',
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: {
          target: 'editing',
          actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: 'unread',
      },
    },
    unread: { description: 'There is nothing to edit', tags: 'failed', on: { 'load.retried': 'loading' } },
    editing: {
      description: 'The person types',
      tags: 'editable',
      on: { 'profile.submitted': { target: 'saving', actions: { type: 'keepChange', params: ({ event }) => event } } },
    },
    saving: {
      description: 'What was changed is on its way; what was typed stays',
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context }) => context.change!,
        onDone: {
          target: 'editing',
          actions: [
            { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
            { type: 'tellSaved', params: ({ event }) => ({ profile: event.output }) },
          ],
        },
        onError: { target: 'editing', actions: { type: 'tellFailure', params: ({ event }) => event } },
      },
    },
  },
})
