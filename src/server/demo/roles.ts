import { eachOf } from '../../../machines/kernel/grants.ts'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import type { AreaRoles, DemoRole } from '../../shared/area/roles.ts'
import type { Area } from '../../shared/area/types.ts'
import type { OrganisationKind } from '../../shared/organisationKinds.ts'
import { askedIn } from '../rights/asked.ts'

export type Role = DemoRole | 'superAdmin'

/** Who looks into the machines. */
const studio = ['workflow_engine.list', 'workflow_engine.detail', 'workflow_engine.evidence']

/** What a role may do beside what areas say of it. */
const own: Record<DemoRole, readonly string[]> = {
  admin: ['workflow.inspect', ...studio, 'savedView.manage'],
  brokerManager: ['workflow.inspect', ...studio, 'savedView.manage'],
  brokerAssessor: [],
  brokerUnderwriter: [],
  brokerFinance: [],
  brokerApprover: [],
  insurerManager: ['savedView.manage'],
  insurerUnderwriter: [],
  bankManager: ['savedView.manage'],
  bankOfficer: [],
  partner: ['common.product.policy.list', 'common.product.claim.list', 'mobile.commission.view', 'savedView.manage'],
  partnerOfficer: [],
  viewer: [],
}

const chiefs: Partial<Record<OrganisationKind, DemoRole>> = {
  broker: 'brokerManager',
  insurer: 'insurerManager',
  bank: 'bankManager',
  partner: 'partner',
}

/** Where an area does not say who may use it: the platform, and who leads an organisation that sees it. */
const usual = ({ scope }: Area): AreaRoles => ({
  admin: 'all',
  viewer: [],
  ...Object.fromEntries(
    Object.keys(scope)
      .flatMap((kind) => chiefs[kind as OrganisationKind] ?? [])
      .map((role) => [role, 'all']),
  ),
})

/** @throws Error when the area gives what it does not ask for */
const given = (area: Area, role: Role, words: 'all' | readonly string[], known: readonly string[]): string[] => {
  if (words === 'all') return [...known]
  const chosen = words.map((word) => {
    const permission = known.find((one) => one === word || one.endsWith(`.${word}`))
    if (!permission)
      throw new Error(`The area ${area.id} gives ${role} the permission ${word}, which it asks for nowhere`)
    return permission
  })
  // Of several that let somebody look, the first is what looking is called.
  const looks = [area.permissions.list, area.permissions.detail].map((needed) => eachOf(needed)[0]!)
  return [...looks, ...chosen]
}

/** What each role of the demo's organisations may do. */
export const rolesOf = (
  areas: readonly Area[],
  lifecycles: ReadonlyMap<string, Lifecycle>,
): Record<Role, readonly string[]> => {
  const held = Object.fromEntries(Object.entries(own).map(([role, permissions]) => [role, new Set(permissions)]))
  for (const area of areas) {
    const known = askedIn(area, lifecycles.get(area.id))
    for (const [role, words] of Object.entries(area.roles ?? usual(area))) {
      if (!held[role]) throw new Error(`The area ${area.id} has roles.${role}, and there is no such role`)
      for (const permission of given(area, role as Role, words, known)) held[role].add(permission)
    }
  }
  const roles = Object.fromEntries(Object.entries(held).map(([role, permissions]) => [role, [...permissions]]))
  return { ...(roles as Record<DemoRole, string[]>), superAdmin: ['superadmin.root'] }
}
