import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { profileMachine } from './profile.machine.ts'
import type { Profile } from '../../shared/endpoints/answers/sessions.ts'
import type { ProfileChange } from './profile.types.ts'

/** Saved again after a failure, the picture is only replaced by itself. */
const save = async ({ details, picture }: ProfileChange): Promise<Profile> => {
  if (picture) await call('user.editPicture', {}, { content: picture })
  if (picture === null) await call('user.deletePicture')
  return Object.keys(details).length > 0 ? call('user.editProfile', details) : call('user.profile')
}

/** The profile machine, wired to the server. */
export const connectedProfile = profileMachine.provide({
  actors: {
    load: fromPromise(({ signal }) => call('user.profile', {}, { signal })),
    save: fromPromise(({ input }) => save(input)),
  },
})
