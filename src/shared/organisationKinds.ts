/** What an organisation may be; a row is seen by those of the kinds that its area's `scope` names. */
export const organisationKinds = [
  'platform',
  'broker',
  'insurer',
  'bank',
  'partner',
  'employer',
  'serviceCentre',
  'store',
] as const

export type OrganisationKind = (typeof organisationKinds)[number]

/** Those of which people make some; there is one platform. */
export const madeKinds = ['insurer', 'partner', 'bank', 'broker'] as const satisfies readonly OrganisationKind[]
