import type { ExplainedPermission } from './rights.ts'

/** What a role of an organisation lacks of its template, and holds beyond it. */
export interface RoleDifference {
  code: string
  name: string
  /** The organisation has no such role yet. */
  isNew: boolean
  gains: ExplainedPermission[]
  loses: ExplainedPermission[]
}

/** An organisation whose roles are other than its template says. */
export interface OrganisationDifference {
  id: string
  name: string
  code: string
  roles: RoleDifference[]
  /** Of exactly these differences. */
  stamp: string
}

export interface RollOutAnswers {
  'rollOut.differences': { organisations: OrganisationDifference[] }
  /** How many roles were written. */
  'rollOut.carryOut': { roles: number }
}
