import { dictionary } from '@zxcvbn-ts/language-common'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordProblems } from '../../machines/session/password.ts'
import { isGuessable } from '../../src/server/accounts/strength.ts'

const about = ['Sari Kusumawati', 'sari.k88@nusantara.test']
const common = dictionary['passwords-common']

const guessable = async (passwords: readonly string[]): Promise<string[]> => {
  const found = []
  for (const password of passwords) if (await isGuessable(password, about)) found.push(password)
  return found
}

/** A common password as people bend it until the rule takes it. */
const bent = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}1!`

describe('a password that the rule takes', () => {
  it('is refused when it is one of the common ones', async () => {
    const fitting = common.filter((password) => passwordProblems(password).length === 0)
    expect(await guessable(fitting)).toEqual(fitting)
  })

  it('is refused when it is one of the 3,000 most common ones, bent', async () => {
    const words = common.slice(0, 3000).filter((word) => /^[a-z]+$/.test(word))
    const fitting = words.map(bent).filter((password) => passwordProblems(password).length === 0)
    expect(fitting.length).toBeGreaterThan(1000)
    expect(await guessable(fitting)).toEqual(fitting)
  })

  it('is refused with a part of the name, the address or the product in it, however it is written', async () => {
    const part = fc
      .constantFrom('sari', 'kusumawati', 'nusantara', 'covergate')
      .chain((word) => fc.mixedCase(fc.constant(word)))
    const password = fc
      .tuple(fc.string({ maxLength: 6 }), part, fc.string({ maxLength: 6 }))
      .map((texts) => texts.join(''))
    await fc.assert(
      fc.asyncProperty(password, async (text) => {
        expect(await isGuessable(text, about)).toBe(true)
      }),
    )
  })

  it.each([
    'Password1!',
    'P@ssw0rd!',
    'Qwerty123!',
    '1q2w3e4R!',
    'Summer2026!',
    'Dragon2024!',
    'Aa1!aaaa',
    'Abcdefg1!',
  ])('is refused when the likely guesses come to it: %s', async (password) => {
    expect(await isGuessable(password, about)).toBe(true)
  })

  it.each(['xK9#vTq2', 'Zq7!mWp2', 'Teal!Walrus7Kite', 'Hujan!Deras77', 'Tr0ub4dor&3'])(
    'is taken when they do not: %s',
    async (password) => {
      expect(await isGuessable(password, about)).toBe(false)
    },
  )
})
