import type { SessionContext } from './session.types.ts'

/** Without a sign of life, in milliseconds. */
export const inactivityWindow = 21_600_000

/** Whether the session has ended by inactivity, which in the internal portal it never does. */
export const hasLapsed = (
  { internalPortal, lastRefresh }: Pick<SessionContext, 'internalPortal' | 'lastRefresh'>,
  at: number,
): boolean => !internalPortal && lastRefresh !== null && at > lastRefresh
