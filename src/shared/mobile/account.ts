import { lineOf, type Person } from '../navigation/person.ts'
import { gadget } from '../sidebar.ts'
import { isAdmin, isPartnerSide, isRole } from './roles.ts'

/** Whether a person may use the mobile layout: partners' people, but in gadget organisations four roles of their own. */
export const isMobileAccount = ({ role, organization: { industry } }: Pick<Person, 'role' | 'organization'>): boolean =>
  industry !== null && lineOf(industry) === gadget.line
    ? isAdmin(role) || isRole(role, ['partner', 'service centre', 'areps', 'area representative'])
    : isPartnerSide(role)
