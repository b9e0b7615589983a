import type { Role } from './roles.ts'

export interface Account {
  email: string
  fullName: string
  locale: 'en' | 'id'
  /** Signs in for the first time: the account is to be activated by a mailed code. */
  isNew?: true
  memberships: readonly { organisation: string; role: Role }[]
}

export const demoPassword = 'Covergate#26'
/** Everybody of the demo has an address here or below; nobody else can, since no such domain exists. */
export const demoDomain = 'covergate.test'

const account = (
  name: string,
  fullName: string,
  locale: Account['locale'],
  ...memberships: [string, Role][]
): Account => ({
  email: `${name}@${demoDomain}`,
  fullName,
  locale,
  memberships: memberships.map(([organisation, role]) => ({ organisation, role })),
})

/** The people who can sign in to the demo, all by the same password. */
export const accounts: readonly Account[] = [
  account('super', 'Ratna Wijayanti', 'en', ['CVG', 'superAdmin']),
  account('admin', 'Dimas Prakoso', 'en', ['CVG', 'admin']),
  account('broker', 'Sari Kusumawati', 'en', ['NUSA', 'brokerManager']),
  account('insurer', 'Hendra Gunawan', 'en', ['BAHTERA', 'insurerManager']),
  account('bank', 'Maya Anggraini', 'en', ['MERAPI', 'bankManager']),
  account('partner', 'Yusuf Hidayat', 'en', ['GRIYA', 'partner']),
  account('viewer', 'Intan Permata', 'en', ['NUSA', 'viewer']),
  { ...account('new', 'Wulan Maharani', 'en', ['NUSA', 'viewer']), isNew: true },
  account('underwriter', 'Laras Widodo', 'en', ['NUSA', 'brokerUnderwriter']),
  account('finance', 'Nadia Puspita', 'en', ['NUSA', 'brokerFinance']),
  account('approver', 'Arif Wibowo', 'en', ['NUSA', 'brokerApprover']),
  account('multi', 'Bagus Setiawan', 'en', ['SAMUDRA', 'brokerManager'], ['CENDANA', 'insurerManager']),
]
