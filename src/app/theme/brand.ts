import type { BrandVariants } from '@fluentui/react-components'
import { contrast, hexOf, oklchOf, type Oklch } from './colour.ts'

const white = '#ffffff'
/** The lightest ground that brand-coloured text stands on in the dark theme. */
const darkGround = '#3d3d3d'
/** Brand-coloured text stands on grounds a little darker than white too. */
const readable = 5

const between = (from: number, to: number, share: number) => from + (to - from) * share

/** The lightness nearest to the colour's own at which it can be read on the ground. */
const readableLightness = (colour: Oklch, ground: string, direction: -1 | 1): number => {
  let { l } = colour
  while (contrast(hexOf({ ...colour, l }), ground) < readable) l += direction * 0.005
  return l
}

/**
 * Sixteen shades of an organisation's colour: 80 is the colour itself, darkened until white reads on it,
 * and those from 100 on read on dark.
 * @param primary '#rrggbb'
 */
export const brandOf = (primary: string): BrandVariants => {
  const colour = oklchOf(primary)
  const middle = Math.max(0.3, readableLightness(colour, white, -1))
  const light = readableLightness({ ...colour, l: between(middle, 0.97, 0.25) }, darkGround, 1)
  const shade = (step: number) => {
    if (step <= 80)
      return { l: between(0.16, middle, (step - 10) / 70), c: colour.c * between(0.5, 1, (step - 10) / 70) }
    if (step <= 100) return { l: between(middle, light, (step - 80) / 20), c: colour.c }
    return { l: between(light, 0.97, (step - 100) / 60), c: colour.c * between(0.9, 0.15, (step - 100) / 60) }
  }
  const steps = Array.from({ length: 16 }, (_, index) => (index + 1) * 10)
  return Object.fromEntries(
    steps.map((step) => [step, hexOf({ ...shade(step), h: colour.h })]),
  ) as unknown as BrandVariants
}
