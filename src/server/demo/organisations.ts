import type { OrganisationKind } from '../../shared/area/types.ts'

export interface Organisation {
  code: string
  name: string
  kind: OrganisationKind
  colour: string
  /** Where its mail accounts are. */
  domain: string
}

const organisation = (kind: OrganisationKind, code: string, name: string, colour: string): Organisation => ({
  code,
  name,
  kind,
  colour,
  domain: `${code.toLowerCase()}.covergate.test`,
})

/** The demo's market; the first of each kind is the one whose accounts people sign in with. None is a real company. */
export const organisations = [
  organisation('platform', 'CVG', 'Covergate', '#0f6cbd'),
  organisation('broker', 'NUSA', 'Nusantara Pialang Asuransi', '#0b6a5d'),
  organisation('broker', 'SAMUDRA', 'Samudra Risiko Pialang', '#7a3e9d'),
  organisation('insurer', 'BAHTERA', 'Asuransi Jiwa Bahtera', '#b3261e'),
  organisation('insurer', 'CENDANA', 'Cendana Life Indonesia', '#8a5a00'),
  organisation('insurer', 'GARDA', 'Garda Sejahtera Jiwa', '#1d5fa8'),
  organisation('bank', 'MERAPI', 'Bank Merapi Utama', '#c2410c'),
  organisation('bank', 'KHATULISTIWA', 'Bank Khatulistiwa', '#047857'),
  organisation('bank', 'BORNEO', 'Bank Borneo Raya', '#4338ca'),
  organisation('partner', 'GRIYA', 'Griya Mitra Pembiayaan', '#0e7490'),
  organisation('partner', 'LUMBUNG', 'Koperasi Lumbung Bersama', '#4d7c0f'),
  organisation('partner', 'PESONA', 'Pesona Multi Finance', '#be185d'),
] as const

export type OrganisationCode = (typeof organisations)[number]['code']
