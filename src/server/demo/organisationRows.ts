import { faker } from '@faker-js/faker/locale/id_ID'
import type { OrganisationKind } from '../../shared/organisationKinds.ts'
import type { Sql } from '../store/store.ts'
import type { Row } from './insertRows.ts'
import type { People } from './people.ts'

const templates: Partial<Record<OrganisationKind, string>> = { insurer: 'INSURER', bank: 'BANK', partner: 'PARTNER' }

/** The demo's organisations with the role templates that every installation has, each with somebody who works there as its main PIC. */
export const organisationRows = async (
  sql: Sql,
  { organisations, memberships, users }: Pick<People, 'organisations' | 'memberships' | 'users'>,
): Promise<Row[]> => {
  const known = await sql.query<{ id: string; code: string }>('select id, code from role_templates')
  return organisations.map((row) => {
    const code = templates[row['kind'] as OrganisationKind] ?? 'BROKER'
    const { user_id } = memberships.find(({ organisation_id }) => organisation_id === row['id'])!
    const pic = users.find(({ id }) => id === user_id)!
    return {
      ...row,
      role_template: known.find((one) => one.code === code)!.id,
      pic_name: pic['full_name'],
      pic_email: pic['email'],
      pic_phone: `+628${faker.string.numeric({ length: 10, allowLeadingZeros: false })}`,
    }
  })
}
