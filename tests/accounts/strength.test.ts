import { dictionary } from '@zxcvbn-ts/language-common'
import { dictionary as indonesian } from '@zxcvbn-ts/language-id'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passwordProblems } from '../../machines/fields/passwords.ts'
import { straySigns } from '../../src/server/accounts/keyboard.ts'
import { isGuessable } from '../../src/server/accounts/strength.ts'

const about = ['Sari Kusumawati', 'sari.k88@nusantara.test']
const common = dictionary['passwords-common']

const guessable = async (passwords: readonly string[]): Promise<string[]> => {
  const found = []
  for (const password of passwords) if (await isGuessable(password, about)) found.push(password)
  return found
}

const fits = (password: string): boolean => passwordProblems(password).length === 0

/** A common password as people bend it until the rule takes it. */
const bent = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}1!`

describe('a password that the rule takes', () => {
  it('is refused when it is one of the common ones', async () => {
    const fitting = common.filter(fits)
    expect(await guessable(fitting)).toEqual(fitting)
  })

  it('is refused when it is one of the 3,000 most common ones, bent', async () => {
    const words = common.slice(0, 3000).filter((word) => /^[a-z]+$/.test(word))
    const fitting = words.map(bent).filter(fits)
    expect(fitting.length).toBeGreaterThan(1000)
    expect(await guessable(fitting)).toEqual(fitting)
  })

  it('is refused when it is an Indonesian word, bent', async () => {
    const words = indonesian['commonWords-id'].slice(0, 3000).filter((word) => /^[a-z]{4,12}$/.test(word))
    const fitting = words.flatMap((word) => [bent(word), bent(word).replace('1!', '@123')]).filter(fits)
    expect(fitting.length).toBeGreaterThan(3000)
    expect(await guessable(fitting)).toEqual(fitting)
  })

  it.each([
    'Jakarta123!',
    'Sayang123!',
    '@123Sayang',
    'S@y4ng123!',
    'gnayaS123!',
    'SayangSayang1!',
    'Asuransi#2026',
    'Premi2026!!',
    'KataSandi1!',
    'Matkhau123!',
    'MậtKhẩu1!',
    'Anhyeuem1!',
    'Nguyen@123',
    'HàNội2024!',
    'Bảo#Hiểm12',
  ])('is refused when it is a word of Indonesia, Vietnam or the trade with signs around it: %s', async (password) => {
    expect(passwordProblems(password)).toEqual([])
    expect(await isGuessable(password, about)).toBe(true)
  })

  it.each(['1qaz!QAZ2wsx@WSX', 'Qaz2WSX3edc4RFV!', 'Zaq!2wsx', 'ASDFasdf1234!@#$', 'Poiu)9876', 'qwER!@34'])(
    'is refused when it is typed along the keys: %s',
    async (password) => {
      expect(passwordProblems(password)).toEqual([])
      expect(await isGuessable(password, about)).toBe(true)
    },
  )

  it('is typed along the keys in so far as each key is next to the one before', () => {
    const strays = { '1qaz!QAZ2wsx@WSX': 0, 'Qwerty123!': 1, 'Tree7!Kx': 4, 'xK9#vTq2': 8, aaa: 0, ré: 2, '': 0 }
    expect(Object.fromEntries(Object.keys(strays).map((text) => [text, straySigns(text)]))).toEqual(strays)
  })

  it('is refused with a short name in front', async () => {
    for (const password of ['Ani12345!', 'Ani@2026!']) expect(await isGuessable(password, ['Ani Ho'])).toBe(true)
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

  it.each(['xK9#vTq2', 'Zq7!mWp2', 'Teal!Walrus7Kite', 'Hujan!Deras77', 'Tr0ub4dor&3', 'Tree7!Kx', 'Uj4ng!9Lm2x'])(
    'is taken when they do not: %s',
    async (password) => {
      expect(await isGuessable(password, about)).toBe(false)
    },
  )
})
