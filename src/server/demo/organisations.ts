import type { ProductCategory } from '../../../machines/session/session.types.ts'
import type { OrganisationKind } from '../../shared/organisationKinds.ts'
import { demoDomain } from './accounts.ts'
import { categories } from './categories.ts'

export interface Organisation {
  code: string
  name: string
  kind: OrganisationKind
  colour: string
  industry: string | null
  productCategories: readonly ProductCategory[]
  /** Where its mail accounts are. */
  domain: string
}

const { creditLife, gadget, employeeBenefit, motorVehicle, microHealth, train, bus, travel } = categories
const all = Object.values(categories)
const life = [creditLife, microHealth, employeeBenefit]

const organisation = (
  kind: OrganisationKind,
  code: string,
  name: string,
  colour: string,
  productCategories: readonly ProductCategory[],
  industry: string | null = null,
): Organisation => ({
  code,
  name,
  kind,
  colour,
  industry,
  productCategories,
  domain: `${code.toLowerCase()}.${demoDomain}`,
})

/** The demo's market; the first of each kind is the one whose accounts people sign in with. None is a real company. */
export const organisations = [
  organisation('platform', 'CVG', 'Covergate', '#0f6cbd', all),
  organisation('broker', 'NUSA', 'Nusantara Pialang Asuransi', '#0b6a5d', [
    creditLife,
    gadget,
    motorVehicle,
    train,
    bus,
    travel,
    employeeBenefit,
  ]),
  organisation('broker', 'SAMUDRA', 'Samudra Risiko Pialang', '#7a3e9d', [creditLife, motorVehicle]),
  organisation('insurer', 'BAHTERA', 'Asuransi Jiwa Bahtera', '#b3261e', life),
  organisation('insurer', 'CENDANA', 'Cendana Life Indonesia', '#8a5a00', life),
  organisation('insurer', 'GARDA', 'Garda Sejahtera Jiwa', '#1d5fa8', life),
  organisation('bank', 'MERAPI', 'Bank Merapi Utama', '#c2410c', [creditLife]),
  organisation('bank', 'KHATULISTIWA', 'Bank Khatulistiwa', '#047857', [creditLife]),
  organisation('bank', 'BORNEO', 'Bank Borneo Raya', '#4338ca', [creditLife]),
  organisation('partner', 'GRIYA', 'Griya Mitra Pembiayaan', '#0e7490', [creditLife, gadget, train, bus]),
  organisation('partner', 'LUMBUNG', 'Koperasi Lumbung Bersama', '#4d7c0f', [creditLife, microHealth]),
  organisation('partner', 'PESONA', 'Pesona Multi Finance', '#be185d', [creditLife, gadget], 'gadget'),
] as const

export type OrganisationCode = (typeof organisations)[number]['code']
