import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatedPassword, passwordProblems, type PasswordProblem } from '../../../machines/fields/passwords.ts'

const letters = {
  number: '0123456789'.split(''),
  capital: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÚĐỆ'.split(''),
  lowercase: 'abcdefghijklmnopqrstuvwxyzäöúđệ'.split(''),
  symbol: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~€£'.split(''),
}
type Part = keyof typeof letters
const parts = Object.keys(letters) as Part[]

/** Passwords made of exactly these kinds of characters, each there at least once. */
const madeOf = (kinds: readonly Part[], minLength: number, maxLength: number) =>
  fc
    .tuple(
      fc.tuple(...kinds.map((kind) => fc.constantFrom(...letters[kind]))),
      fc.array(fc.constantFrom(...kinds.flatMap((kind) => letters[kind])), {
        minLength: minLength - kinds.length,
        maxLength: maxLength - kinds.length,
      }),
    )
    .chain(([each, more]) => fc.shuffledSubarray([...each, ...more], { minLength: each.length + more.length }))
    .map((characters) => characters.join(''))

describe('a new password', () => {
  it('is right with a number, a capital letter, a lowercase letter, a symbol and 8 to 16 characters', () => {
    fc.assert(
      fc.property(madeOf(parts, 8, 16), (password) => {
        expect(passwordProblems(password)).toEqual([])
      }),
    )
  })

  it('is told exactly which of them it lacks', () => {
    const some = fc.subarray(parts, { minLength: 1 })
    const password = some.chain((kinds) => madeOf(kinds, 8, 16).map((text) => ({ kinds, text })))
    fc.assert(
      fc.property(password, ({ kinds, text }) => {
        expect(passwordProblems(text)).toEqual(parts.filter((part) => !kinds.includes(part)))
      }),
    )
  })

  it('is told that it is too short or too long, and nothing else', () => {
    const password = fc.oneof(madeOf(parts, 4, 7), madeOf(parts, 17, 60))
    fc.assert(
      fc.property(password, (text) => {
        expect(passwordProblems(text)).toEqual(['length'])
      }),
    )
  })

  it.each<[string, PasswordProblem[]]>([
    ['', ['number', 'capital', 'lowercase', 'symbol', 'length']],
    ['Aa1!aaa', ['length']],
    ['Aa1!aaaa', []],
    ['Aa1!aaaaaaaaaaaa', []],
    ['Aa1!aaaaaaaaaaaaa', ['length']],
    ['Aa1 aaaa', ['symbol']],
    ['Aa1!🔑🔑🔑🔑', []],
    ['mật khẩu 1!', ['capital']],
    ['١Aa!aaaa', []],
  ])('%j lacks %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems)
  })
})

describe('a generated password', () => {
  /** Draws what it is told to, from the beginning again when that is over. */
  const drawing = (numbers: readonly number[]) => {
    let drawn = 0
    return (below: number) => numbers[drawn++ % numbers.length]! % below
  }

  it('B162 C026 has a symbol, a lowercase, a capital letter and 5 to 10 random characters, of which one is a number', () => {
    const lengths = new Set<number>()
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), (numbers) => {
        const password = generatedPassword(drawing(numbers))
        lengths.add(password.length)
        expect(passwordProblems(password)).toEqual([])
      }),
      { numRuns: 500 },
    )
    expect([...lengths].toSorted((one, other) => one - other)).toEqual([8, 9, 10, 11, 12, 13])
  })

  it('has its characters in any order, each with the same chance to be drawn', () => {
    const asked: number[] = []
    generatedPassword((below) => asked.push(below) && below - 1)
    expect(asked).toEqual([
      6,
      11,
      25,
      24,
      8,
      ...Array.from({ length: 9 }, () => 57),
      13,
      12,
      11,
      10,
      9,
      8,
      7,
      6,
      5,
      4,
      3,
      2,
    ])
  })
})
