/** What has happened to whoever claims: forms are bound to it, where that matters. */
export const claimTypes = [
  'ACCIDENT',
  'HEALTH',
  'DEATH',
  'THEFT',
  'LOSS',
  'DAMAGE',
  'FIRE',
  'FLOOD',
  'DELAY',
  'CANCELLATION',
  'LIABILITY',
] as const
