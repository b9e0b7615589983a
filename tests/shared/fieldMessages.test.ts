import { readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { rowSchema } from '../../machines/fields/schema.ts'
import type { Area } from '../../src/shared/area/types.ts'
import { formSchema, type Referred } from '../../src/shared/area/schema.ts'
import { formFields } from '../../src/shared/area/names.ts'
import { areas } from '../../src/areas/registry.ts'
import { problemOf } from '../../src/data/upload/limits.ts'
import { sizeText } from '../../src/shared/uploads.ts'
import { typeOf } from '../../machines/fields/fields.ts'
import { errorWords } from '../../src/shared/format/errorWords.ts'
import { check } from '../../src/shared/validation/fieldErrors.ts'
import { locales } from '../../src/shared/locales.ts'

const wordsIn = (locale: string, namespace: string) =>
  JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8')) as object

const namespaces = ['validation', 'fields', ...areas.map(({ name }) => name)]
const i18n = createInstance({
  lng: 'en',
  fallbackLng: false,
  resources: Object.fromEntries(
    locales.map((locale) => [locale, Object.fromEntries(namespaces.map((name) => [name, wordsIn(locale, name)]))]),
  ),
  interpolation: { escapeValue: false },
  initAsync: false,
})
await i18n.init()

const areaOf = (id: string): Area => areas.find((area) => area.id === id)!

/** What stands at a field of an area in a language when this is typed in it; null when nothing is wrong with it. */
const saidAt = (locale: string, id: string, field: string, typed: unknown, beside: object, known: Referred) => {
  const area = areaOf(id)
  const schema = formFields(area).includes(field) ? formSchema(area) : rowSchema(area.fields)
  const checked = check(schema, { ...beside, [field]: typed }, { referred: known })
  const error = checked.ok ? undefined : checked.fields.find(({ path }) => path === field)
  const t = i18n.getFixedT(locale)
  return error ? errorWords(t, area, error, t([`${area.name}:fields.${field}`, `fields:fields.${field}`])) : null
}

const bankId = '6f1c7d3e-5d2a-4b8e-9a51-0d8f3c2b7a10'
const ofABank: Referred = { [bankId]: { status: 'ACTIVE', accountDigitsMin: 10, accountDigitsMax: 15 } }

/** The messages as the catalogue has them, with the label of the field; a text that it does not show is told by what it must name. */
const table: [
  title: string,
  area: string,
  field: string,
  typed: unknown,
  said: string | RegExp | null,
  beside?: object,
][] = [
  ['V002 a value that must be there', 'bank', 'code', ' ', 'Bank code is required.'],
  ['V003 an e-mail without a top level', 'agent', 'email', 'a@b', 'E-mail must be an e-mail.'],
  ['V013 C099 a name with another sign', 'bank', 'name', 'A|B', /^Bank name may only contain letters, /],
  ['V016 a full name with a pipe', 'user_account', 'full_name', "Sri Wahyuni | Ny. D'Arc", null],
  ['V016 a full name with another sign', 'user_account', 'full_name', 'Sri_W', /^Full name may only contain letters, /],
  ['V017 a phone number', 'agent', 'phone', '+620812345678', 'Phone must be a valid phone number'],
  ['V017 a phone number of 15 digits', 'agent', 'phone', '+112345678901234', null],
  ['V017 a phone number of 16 digits', 'agent', 'phone', '+1123456789012345', 'Phone must be a valid phone number'],
  ['V019 C099 a number of digits alone', 'broker', 'npwpId', '01.234', /^NPWP number may only contain numbers/],
  ['V022 a text at its limit', 'partner_store', 'code', 'A'.repeat(20), null],
  ['V022 a text beyond it', 'partner_store', 'code', 'A'.repeat(21), 'Store code may not be greater than 20 char.'],
  ['V024 a number at its limit', 'role_level', 'rank', 99, null],
  ['V024 C099 a number beyond it', 'role_level', 'rank', 100, 'Rank may not be greater than 99'],
  ['V026 a number below its least', 'role_level', 'rank', 0, 'Rank must be 1 or more'],
  [
    'V030 V031 an amount that is missing',
    'agent_claim',
    'claimedAmount',
    null,
    'Claimed amount is required and dont put 0 at the beginning.',
  ],
  ['V032 an amount of nothing', 'agent_claim', 'claimedAmount', 0, 'Claimed amount must be greater than zero.'],
  ['V032 an amount of one', 'agent_claim', 'claimedAmount', 1, null],
  [
    'V033 C099 a percentage of three decimals',
    'broker',
    'commission',
    1.125,
    /must be a percentage with up to 2 decimals$/,
  ],
  ['V034 a logo that is missing', 'partner', 'logoBig', null, 'Logo big is required to be uploaded'],
  [
    'V041 a code with another sign',
    'access_role',
    'code',
    'A_1',
    /^Role code may only contain letters, digits and dashes/,
  ],
  [
    'V038 a slug with a capital letter',
    'insurance_category',
    'slug',
    'Travel',
    /^Slug may only contain small letters and digits in words joined by dashes$/,
  ],
  ['V038 a slug of words joined by dashes', 'insurance_category', 'slug', 'travel-2', null],
  ['V041 a code of letters, digits and a dash', 'access_role', 'code', 'Ab-1', null],
  [
    'V044 C101 a description with punctuation',
    'partner',
    'businessDescription',
    'Motor & car (50 %), "A/B" – d’or;\nsoon!',
    null,
  ],
  [
    'V044 a description with a sign that nobody sees',
    'partner',
    'businessDescription',
    'a\u200bb',
    /contains characters/,
  ],
  [
    'V046 an account number of nine digits',
    'partner',
    'accountNumber',
    '123456789',
    /^Bank account number is invalid/,
    { bank: bankId },
  ],
  ['V046 an account number of ten', 'partner', 'accountNumber', '1234567890', null, { bank: bankId }],
  ['B148 V062 a partner of no category', 'partner', 'categories', [], 'Select at least one partner category'],
  ['B148 V063 C099 an insurer of no category', 'insurer', 'categories', [], 'Select at least one insurer category'],
  ['V064 C099 a product of no category', 'partner_product', 'category', null, 'Select a product category first'],
]

describe('what is wrong with a field', () => {
  it.each(table)('B202 %s is told in the words of the catalogue', (_, area, field, typed, said, beside = {}) => {
    const [english, ...others] = [...locales]
      .toSorted((one) => (one === 'en' ? -1 : 1))
      .map((locale) => saidAt(locale, area, field, typed, beside, ofABank))
    if (said === null) expect([english, ...others]).toEqual([null, null, null])
    else {
      if (typeof said === 'string') expect(english).toBe(said)
      else expect(english).toMatch(said)
      expect(new Set([english, ...others]).size).toBe(locales.length)
      expect(others.filter((text) => !text || /[{}]|\w:\w/.test(text))).toEqual([])
    }
  })
})

describe('a file that is chosen', () => {
  const limits = typeOf('files').takes!(areaOf('partner').fields['agreements']!)
  const said = (name: string, size: number) => {
    const problem = problemOf({ name, size } as File, limits)
    return problem && i18n.t(`validation:${problem.key}`, { ...problem.values })
  }

  it('V058 is of one of the extensions that are taken', () =>
    expect([said('agreement.PDF', 1), said('agreement.pdf.exe', 1), said('agreement', 1)]).toEqual([
      null,
      'File is not supported. Please choose file with pdf extension',
      'File is not supported. Please choose file with pdf extension',
    ]))

  it('V060 C076 is no larger than its limit, told in KB below one MB of 1024 KB, and else in MB', () => {
    expect([said('a.pdf', 10 * 1024 * 1024), said('a.pdf', 10 * 1024 * 1024 + 1)]).toEqual([
      null,
      'Please choose file smaller than 10 MB',
    ])
    expect([1023 * 1024, 1024 * 1024].map(sizeText)).toEqual([
      { n: 1023, unit: 'KB' },
      { n: 1, unit: 'MB' },
    ])
  })
})
