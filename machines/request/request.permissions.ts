/** What is asked of who makes requests, and of who works on them. */
export const requestPermissions = {
  create: 'adhoc_request.create',
  handle: 'adhoc_request.handle',
} as const
