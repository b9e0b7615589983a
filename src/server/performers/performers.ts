import type { Companions } from '../context.ts'
import type { Guardians, Performers } from '../performer.ts'
import { arising } from './arising.ts'
import { bank } from './bank.ts'
import { broker } from './broker.ts'
import { creditLife } from './creditLife.ts'
import { givenPermissions } from './givenPermissions.ts'
import { offer, partner } from './partner.ts'
import { insuranceCategory } from './insuranceCategory.ts'
import { organisation } from './organisation.ts'
import { rights } from './rights.ts'
import { roleTemplate, templateRole } from './roleTemplates.ts'

/** Who does what the areas declare as actions: the one place of the server that names areas. */
export const performers: Performers = {
  access_role: givenPermissions,
  bank,
  broker,
  credit_life: creditLife,
  partner,
  privilege: givenPermissions,
}

/** What stands before each writing of a record. */
export const guardians: Guardians = {
  ...rights,
  insurance_category: insuranceCategory,
  organisation,
  partner: offer,
  role_template: roleTemplate,
  role_template_role: templateRole,
}

/** What arises with a record. */
export const companions: Companions = arising
