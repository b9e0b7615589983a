/** What the audit keeps. */
export const securityEvents = [
  'signIn',
  'providerSignIn',
  'identityLink',
  'organisationChoice',
  'organisationSwitch',
  'refresh',
  'seeAs',
  'seeAsEnd',
  'signOut',
  'sessionEnd',
  'profileEdit',
  'pictureEdit',
  'activationCode',
  'forgotPasswordCode',
  'passwordSet',
  'passwordChange',
  'upload',
  'holding',
  'export',
  'exportDownload',
  'import',
  'access',
  'accessBurst',
] as const

export const securityResults = ['accepted', 'offered', 'refused'] as const
