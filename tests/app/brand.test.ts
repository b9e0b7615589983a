import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, hexOf, oklchOf } from '../../src/app/theme/colour.ts'
import { ownColour, primaryOf, themeOf } from '../../src/app/theme/themes.ts'
import { user } from '../machines/session/support.ts'

const colours = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
const readable = 4.5

describe('B019 the theme of an organisation', () => {
  it.each(['light', 'dark'] as const)('can be read in %s, whatever its colour', (scheme) =>
    fc.assert(
      fc.property(colours, (primary) => {
        const theme = themeOf(primary, scheme)
        for (const ground of [
          theme.colorBrandBackground,
          theme.colorBrandBackgroundHover,
          theme.colorBrandBackgroundPressed,
        ]) {
          expect(contrast(theme.colorNeutralForegroundOnBrand, ground)).toBeGreaterThanOrEqual(readable)
        }
        const grounds = [
          theme.colorNeutralBackground1,
          theme.colorNeutralBackground2,
          theme.colorNeutralBackground3,
          theme.colorNeutralBackground1Hover,
        ]
        const words = [theme.colorBrandForeground1, theme.colorBrandForegroundLink, theme.colorBrandForegroundLinkHover]
        for (const ground of grounds) {
          for (const word of words) expect(contrast(word, ground)).toBeGreaterThanOrEqual(readable)
        }
        expect(contrast(theme.colorBrandForeground2, theme.colorBrandBackground2)).toBeGreaterThanOrEqual(readable)
      }),
      { numRuns: 60 },
    ),
  )

  it('keeps the hue', () =>
    fc.assert(
      fc.property(
        colours.filter((primary) => oklchOf(primary).c > 0.08),
        (primary) => {
          const shown = oklchOf(themeOf(primary, 'light').colorBrandBackground)
          const apart = Math.abs(shown.h - oklchOf(primary).h)
          expect(Math.min(apart, 2 * Math.PI - apart)).toBeLessThan(0.1)
        },
      ),
    ))

  it('a colour that is readable as it is stays as it is', () =>
    expect(themeOf('#0a5a8a', 'light').colorBrandBackground).toBe('#0a5a8a'))

  it.each([undefined, '', 'red', '#12345'])('%s gives the product its own colour', (primary) =>
    expect(themeOf(primary, 'dark')).toBe(themeOf(ownColour, 'dark')),
  )
})

describe('B020 the campaign', () => {
  const campaign = { code: 'NB', primary: '#7a3e9d' }

  it('gives the organisation that runs it the theme of the campaign', () => {
    expect(primaryOf(user.organization, campaign)).toBe('#7a3e9d')
    expect(themeOf(primaryOf(user.organization, campaign), 'light').colorBrandBackground).toBe('#7a3e9d')
  })

  it('leaves other organisations their own, and who has none the product its own', () => {
    expect(primaryOf({ ...user.organization, code: 'OTHER' }, campaign)).toBe('#0a5a8a')
    expect(primaryOf(user.organization, null)).toBe('#0a5a8a')
    expect(primaryOf(null, campaign)).toBeUndefined()
  })
})

describe('colour', () => {
  it('goes to Oklch and back', () =>
    fc.assert(
      fc.property(colours, (colour) => {
        expect(hexOf(oklchOf(colour))).toBe(colour)
      }),
    ))

  it('knows the contrast of black on white', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21))
})
