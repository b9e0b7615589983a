/** What is typed of somebody who is invited, by the names of the area's fields. */
export const typed = {
  full_name: { type: 'text', max: 120, rule: 'fullName', required: true },
  email: { type: 'text', max: 254, rule: 'email', required: true },
  phone: { type: 'text', max: 16, rule: 'phone' },
} as const

export const asks = {
  ...typed,
  section: { type: 'reference', area: 'role_section' },
  roles: { type: 'references', area: 'access_role', own: true, max: 20, required: true },
  partners: { type: 'references', area: 'partner', max: 100 },
  stores: { type: 'references', area: 'partner_store', max: 100 },
  areps: { type: 'references', area: 'user_account', max: 100 },
} as const
