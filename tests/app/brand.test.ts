import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brands } from '../../src/server/demo/brands.ts'
import { organisations } from '../../src/server/demo/organisations.ts'
import { intents } from '../../src/ui/intents.ts'
import { contrast, hexOf, oklchOf } from '../../src/app/theme/colour.ts'
import { ownColour, primaryOf, themeOf } from '../../src/app/theme/themes.ts'
import { user } from '../machines/session/support.ts'

const colours = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)
/** Two hues, in radians. */
const apart = (one: string, other: string) => {
  const between = Math.abs(oklchOf(one).h - oklchOf(other).h)
  return Math.min(between, 2 * Math.PI - between)
}
const schemes = ['light', 'dark'] as const
const readable = 4.5
/** Of a shape. */
const visible = 3

type Shown = ReturnType<typeof themeOf>

/** What a token stands for in a theme. */
const valueOf = (theme: Shown, token: string) => theme[token.slice('var(--'.length, -1) as keyof Shown] as string

const pages = (theme: Shown) => [
  theme.colorNeutralBackground1,
  theme.colorNeutralBackground1Hover,
  theme.colorNeutralBackground2,
]

const meaningOf = (theme: Shown) => Object.entries(theme).filter(([name]) => !name.startsWith('chrome'))

describe('B019 the theme of an organisation', () => {
  const isReadable = (primary: string, scheme: (typeof schemes)[number]) => {
    const theme = themeOf(primary, scheme)
    return (
      contrast('#ffffff', theme.chromeGround) >= readable &&
      [theme.chromeTint, ...pages(theme)].every(
        (ground) => contrast(theme.chromeInk, ground) >= readable && contrast(theme.chromeLine, ground) >= visible,
      )
    )
  }

  it.each(schemes)('can be read in %s, whatever its colour', (scheme) =>
    fc.assert(
      fc.property(colours, (primary) => {
        expect(isReadable(primary, scheme)).toBe(true)
      }),
      { numRuns: 60 },
    ),
  )

  it.each(schemes)('can be read in %s in the colours of the demo', (scheme) => {
    const all = [...organisations, ...brands].map(({ colour }) => colour)
    expect(all.filter((colour) => !isReadable(colour, scheme))).toEqual([])
  })

  it('P20 keeps the hue', () =>
    fc.assert(
      fc.property(
        colours.filter((primary) => oklchOf(primary).c > 0.08),
        (primary) => {
          expect(apart(themeOf(primary, 'light').chromeGround, primary)).toBeLessThan(0.1)
        },
      ),
    ))

  it('a colour that is readable as it is stays as it is', () =>
    expect(themeOf('#0a5a8a', 'light').chromeGround).toBe('#0a5a8a'))

  it.each(schemes)('leaves what means something alone in %s', (scheme) => {
    const own = meaningOf(themeOf(undefined, scheme))
    for (const { colour } of [...organisations, ...brands]) expect(meaningOf(themeOf(colour, scheme))).toEqual(own)
  })

  it.each([undefined, '', 'red', '#12345'])('%s gives the product its own colour', (primary) =>
    expect(themeOf(primary, 'dark')).toBe(themeOf(ownColour, 'dark')),
  )
})

describe('B020 the campaign', () => {
  const campaign = { code: 'NB', primary: '#7a3e9d' }

  it('P20 gives the organisation that runs it the theme of the campaign', () => {
    expect(primaryOf(user.organization, campaign)).toBe('#7a3e9d')
    expect(themeOf(primaryOf(user.organization, campaign), 'light').chromeGround).toBe('#7a3e9d')
  })

  it('leaves other organisations their own, and who has none the product its own', () => {
    expect(primaryOf({ ...user.organization, code: 'OTHER' }, campaign)).toBe('#0a5a8a')
    expect(primaryOf(user.organization, null)).toBe('#0a5a8a')
    expect(primaryOf(null, campaign)).toBeUndefined()
  })
})

describe.each(schemes)('what an intent looks like in %s', (scheme) => {
  const theme = themeOf(undefined, scheme)

  it.each(Object.entries(intents))('%s can be read, and its mark be seen', (_, { ground, ink, mark }) => {
    for (const under of [valueOf(theme, ground), ...pages(theme)]) {
      expect(contrast(valueOf(theme, ink), under)).toBeGreaterThanOrEqual(readable)
      expect(contrast(valueOf(theme, mark), under)).toBeGreaterThanOrEqual(visible)
    }
  })

  it('a warning, a success, a danger and what can be done are told apart by their hues', () => {
    const { success, warning, danger, accent } = intents
    const hues = [success, warning, danger, accent].map(({ mark }) => valueOf(theme, mark))
    for (const [index, one] of hues.entries())
      for (const other of hues.slice(index + 1)) expect(apart(one, other)).toBeGreaterThan(Math.PI / 6)
  })

  it('words on a filled button can be read', () => {
    for (const ground of [theme.colorBrandBackground, theme.colorStatusDangerBackground3])
      expect(contrast(theme.colorNeutralForegroundOnBrand, ground)).toBeGreaterThanOrEqual(readable)
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
