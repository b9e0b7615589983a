import { createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components'
import type { Organisation } from '../../../machines/session/session.types.ts'
import type { Scheme } from '../../shared/scheme.ts'
import type { Chrome } from '../../ui/chrome.ts'
import { brandOf } from './brand.ts'

/** Covergate's own colour: of what can be done, and of the chrome where no organisation's is known. */
export const ownColour = '#0f6cbd'

interface Campaign {
  /** Of the organisation that runs it. */
  code: string
  primary: string
}

/** The colour that somebody of an organisation sees: the campaign's where the organisation runs it, else its own. */
export const primaryOf = (organisation: Organisation | null, campaign: Campaign | null): string | undefined =>
  campaign && campaign.code === organisation?.code ? campaign.primary : organisation?.colorTheme.primary

/** Fluent's warning is an orange that looks like its danger: amber instead. Its success and danger are too dim on dark grounds. */
const statuses = {
  light: {
    colorStatusWarningBackground1: '#fff8e0',
    colorStatusWarningBackground3: '#8a5f00',
    colorStatusWarningForeground1: '#755000',
    colorStatusWarningForeground3: '#8a5f00',
    colorStatusWarningBorder1: '#f0d58a',
    colorStatusWarningBorder2: '#a87400',
    colorStatusWarningBorderActive: '#a87400',
  },
  dark: {
    colorStatusWarningBackground1: '#2e2300',
    colorStatusWarningBackground3: '#8a5f00',
    colorStatusWarningForeground1: '#f0c75e',
    colorStatusWarningForeground3: '#f0c75e',
    colorStatusWarningBorder1: '#6b5200',
    colorStatusWarningBorder2: '#d4a72c',
    colorStatusWarningBorderActive: '#d4a72c',
    colorStatusSuccessForeground1: '#6cc36c',
    colorStatusDangerForeground1: '#f1919b',
    colorStatusDangerBorder2: '#e37d80',
  },
}

const chromeOf = (primary: string, scheme: Scheme): Chrome => {
  const shades = brandOf(primary)
  const [ground, tint, ink, line] = scheme === 'dark' ? ([70, 20, 110, 100] as const) : ([80, 160, 70, 80] as const)
  return { chromeGround: shades[ground], chromeTint: shades[tint], chromeInk: shades[ink], chromeLine: shades[line] }
}

const made = new Map<string, Theme & Chrome>()

/** @param primary the organisation's colour, '#rrggbb'; anything else gives Covergate's own */
export const themeOf = (primary: string | undefined, scheme: Scheme): Theme & Chrome => {
  const colour = /^#[0-9a-f]{6}$/i.test(primary ?? '') ? primary!.toLowerCase() : ownColour
  const key = `${colour} ${scheme}`
  if (!made.has(key))
    made.set(key, {
      ...(scheme === 'dark' ? createDarkTheme : createLightTheme)(brandOf(ownColour)),
      ...statuses[scheme],
      ...chromeOf(colour, scheme),
    })
  return made.get(key)!
}
