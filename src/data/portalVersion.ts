import { version } from '../../package.json'
import { forgetEverything, recall, remember } from './persisted.ts'

/**
 * Drops what an older version of the portal has kept in this browser; the cookies of the session stay.
 * @returns whether there was something to drop, so that the page has to be loaded anew
 */
export const dropOlderVersion = (): boolean => {
  const stored = recall('version')
  if (stored === version) return false
  if (stored !== null) forgetEverything()
  remember('version', version)
  return stored !== null
}
