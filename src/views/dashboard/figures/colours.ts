import { tokens } from '@fluentui/react-components'

/** Of what happens to cases. */
export const colours = {
  begun: tokens.colorNeutralForeground3,
  granted: tokens.colorStatusSuccessBackground3,
  refused: tokens.colorStatusDangerBackground3,
  median: tokens.colorBrandForeground1,
  p90: tokens.colorStatusWarningForeground3,
  times: tokens.colorBrandForeground1,
} as const

/** Of organisations, told from one another in both schemes. */
const ofOrganisations = [
  tokens.colorPaletteBlueBorderActive,
  tokens.colorPaletteTealBorderActive,
  tokens.colorPalettePurpleBorderActive,
  tokens.colorPaletteMarigoldBorderActive,
  tokens.colorPalettePinkBorderActive,
]

/** Organisations that have a colour of their own; the others are added up. */
export const mostOrganisations = ofOrganisations.length

/** What all the others have together. */
const ofOthers = tokens.colorNeutralStroke1

export const colourOf = (index: number): string => ofOrganisations[index] ?? ofOthers
