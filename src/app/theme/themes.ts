import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components'
import type { Organisation } from '../../../machines/session/session.types.ts'
import type { Scheme } from '../../shared/scheme.ts'
import { brandOf } from './brand.ts'

/** Covergate's own colour, where no organisation's is known. */
export const ownColour = '#0f6cbd'

interface Campaign {
  /** Of the organisation that runs it. */
  code: string
  primary: string
}

/** The colour that somebody of an organisation sees: the campaign's where the organisation runs it, else its own. */
export const primaryOf = (organisation: Organisation | null, campaign: Campaign | null): string | undefined =>
  campaign && campaign.code === organisation?.code ? campaign.primary : organisation?.colorTheme.primary

const made = new Map<string, Theme>()

/** @param primary the organisation's colour, '#rrggbb'; anything else gives Covergate's own */
export const themeOf = (primary: string | undefined, scheme: Scheme): Theme => {
  const colour = /^#[0-9a-f]{6}$/i.test(primary ?? '') ? primary!.toLowerCase() : ownColour
  const key = `${colour} ${scheme}`
  if (!made.has(key)) made.set(key, (scheme === 'dark' ? createDarkTheme : createLightTheme)(brandOf(colour)))
  return made.get(key)!
}
