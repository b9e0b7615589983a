/** The desks of the demo's organisations; besides them there is a super admin, who may do everything. */
export type DemoRole =
  | 'admin'
  | 'brokerManager'
  | 'brokerAssessor'
  | 'brokerUnderwriter'
  | 'brokerFinance'
  | 'brokerApprover'
  | 'insurerManager'
  | 'insurerUnderwriter'
  | 'bankManager'
  | 'bankOfficer'
  | 'partner'
  | 'partnerOfficer'
  | 'viewer'

/** `all` of an area's permissions, or beside those to see it the ones that end in these words. */
export type AreaRoles = Partial<Record<DemoRole, 'all' | readonly string[]>>
