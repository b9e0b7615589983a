import { version } from '../../package.json'
import { forgetEverything, recall, remember } from './persisted.ts'

/** Whether another version of the portal has stored what this browser keeps; a first visit has nothing to change. */
export const isVersionChanged = (): boolean => {
  const stored = recall('version')
  if (stored === null) remember('version', version)
  return stored !== null && stored !== version
}

/** Drops what another version has kept in this browser; the cookies of the session stay. */
export const dropPersisted = (): void => {
  forgetEverything()
  remember('version', version)
}
