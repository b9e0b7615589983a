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
