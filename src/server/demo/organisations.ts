import type { OrganisationKind } from '../../shared/organisationKinds.ts'
import { demoDomain } from './accounts.ts'
import { categories } from './categories.ts'
import type { Mark } from './marks.ts'

export interface Organisation {
  code: string
  name: string
  kind: OrganisationKind
  colour: string
  mark: Mark
  industry: string | null
  /** Slugs, in the order of its menu. */
  productCategories: readonly string[]
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
  mark: Mark,
  productCategories: readonly string[],
  industry: string | null = null,
): Organisation => ({
  code,
  name,
  kind,
  colour,
  mark,
  industry,
  productCategories,
  domain: `${code.toLowerCase()}.${demoDomain}`,
})

/** The demo's market; the first of each kind is the one whose accounts people sign in with. None is a real company. */
export const organisations = [
  organisation('platform', 'CVG', 'Covergate', '#0f6cbd', 'gate', all),
  organisation('broker', 'NUSA', 'Nusantara Pialang Asuransi', '#0b6a5d', 'islands', [
    creditLife,
    gadget,
    motorVehicle,
    train,
    bus,
    travel,
    employeeBenefit,
  ]),
  organisation('broker', 'SAMUDRA', 'Samudra Risiko Pialang', '#7a3e9d', 'waves', [creditLife, motorVehicle]),
  organisation('insurer', 'BAHTERA', 'Asuransi Jiwa Bahtera', '#b3261e', 'ship', life),
  organisation('insurer', 'CENDANA', 'Cendana Life Indonesia', '#8a5a00', 'leaf', life),
  organisation('insurer', 'GARDA', 'Garda Sejahtera Jiwa', '#1d5fa8', 'shield', life),
  organisation('bank', 'MERAPI', 'Bank Merapi Utama', '#c2410c', 'volcano', [creditLife]),
  organisation('bank', 'KHATULISTIWA', 'Bank Khatulistiwa', '#047857', 'equator', [creditLife]),
  organisation('bank', 'BORNEO', 'Bank Borneo Raya', '#4338ca', 'gem', [creditLife]),
  organisation('partner', 'GRIYA', 'Griya Mitra Pembiayaan', '#0e7490', 'house', [creditLife, gadget, train, bus]),
  organisation('partner', 'LUMBUNG', 'Koperasi Lumbung Bersama', '#4d7c0f', 'granary', [creditLife, microHealth]),
  organisation('partner', 'PESONA', 'Pesona Multi Finance', '#be185d', 'star', [creditLife, gadget], 'gadget'),
] as const

export type OrganisationCode = (typeof organisations)[number]['code']
