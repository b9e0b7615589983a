import { accountNumber, anyBank } from '../banks.ts'
import type { Maker } from '../plainRows.ts'

/** Of each insurer its head office, and of every second a branch that takes what insures journeys. */
export const insurerBranchRows: Maker = (_, of) =>
  of('insurer').flatMap(({ id, code, legal_name: legalName, branding_name: name }, index) => {
    const at = (place: string, more: object) => {
      const bank = anyBank()
      return {
        code: `${String(code)}-${place.slice(0, 3).toUpperCase()}`,
        name: `${String(name)} ${place}`.slice(0, 120),
        insurer: id,
        premium_lines: [],
        bank,
        accountNumber: accountNumber(bank),
        accountName: String(legalName)
          .replaceAll(/[^\p{L} .'-]/gu, '')
          .slice(0, 120),
        ...more,
      }
    }
    return [
      at('Jakarta', { headOffice: true }),
      ...(index % 2 === 0 ? [at('Bandung', { headOffice: false, premium_lines: ['TRAIN', 'BUS'] })] : []),
    ]
  })
