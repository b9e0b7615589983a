/** Pages that need no session. */
export const publicPages: readonly string[] = [
  '/',
  '/otp',
  '/forget-password',
  '/verify',
  '/change-password',
  '/finish',
]

/** Pages of a signed-in person that no area declares. */
export const ownPages: readonly { path: string; permission?: string }[] = [
  { path: '/profile' },
  { path: '/dashboard' },
  { path: '/inspector', permission: 'workflow.inspect' },
]
