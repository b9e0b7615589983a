import { describe, expect, it } from 'vitest'
import { readLocale, splitLocale, supportedLocale } from '../../src/shared/locales.ts'

describe('supportedLocale', () => {
  it.each([
    ['en', 'en'],
    ['id', 'id'],
    ['vi-VN', 'vi'],
    ['ID', 'id'],
  ])('takes %s as %s', (asked, locale) => expect(supportedLocale(asked)).toBe(locale))

  it.each([null, undefined, '', 'fr', 'idx'])('B001 B002 C092 takes %s as the default, English', (asked) =>
    expect(supportedLocale(asked)).toBe('en'),
  )
})

describe('readLocale', () => {
  it.each([
    [['id-ID', 'en-US'], 'id'],
    [['fr-FR', 'vi', 'en'], 'vi'],
    [['fr', 'de'], null],
    [[], null],
  ])('of those who read %j is %s', (languages, locale) => expect(readLocale(languages)).toBe(locale))
})

describe('splitLocale', () => {
  it('B004 a locale prefix leaves the same path', () =>
    expect(splitLocale('/id/bank/17')).toEqual({ locale: 'id', path: '/bank/17' }))

  it('a locale alone is the sign-in page', () => expect(splitLocale('/vi')).toEqual({ locale: 'vi', path: '/' }))

  it('B002 a prefix of a language we do not speak is the default', () =>
    expect(splitLocale('/fr/bank')).toEqual({ locale: 'en', path: '/bank' }))

  it('a longer first segment is no locale', () =>
    expect(splitLocale('/idea/bank')).toEqual({ locale: null, path: '/idea/bank' }))
})
