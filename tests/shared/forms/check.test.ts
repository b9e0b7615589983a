import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import commonEn from '../../../locales/en/common.json' with { type: 'json' }
import formsEn from '../../../locales/en/forms.json' with { type: 'json' }
import commonVi from '../../../locales/vi/common.json' with { type: 'json' }
import formsVi from '../../../locales/vi/forms.json' with { type: 'json' }
import { findingsIn } from '../../../src/shared/forms/check/check.ts'
import { graveChecks, warningChecks } from '../../../src/shared/forms/check/finding.ts'
import { breakingKinds, compatibleKinds, differences } from '../../../src/shared/forms/compare.ts'
import type {
  Condition,
  Definition,
  Expression,
  FieldKind,
  FormItem,
  FormPage,
  Words,
} from '../../../src/shared/forms/definition.ts'
import { looseLosses, otherLosses } from '../../../src/shared/forms/jsonSchema/losses.ts'
import { toJsonSchema } from '../../../src/shared/forms/jsonSchema/toJsonSchema.ts'
import { textRules } from '../../../src/shared/forms/definition.ts'
import { formatMoney } from '../../../src/shared/format/money.ts'
import { saidIn } from '../../../src/shared/forms/said.ts'
import {
  conditionSentence,
  differenceSentence,
  expressionSentence,
  findingSentence,
  lossSentence,
  ruleName,
  typeName,
} from '../../../src/shared/forms/sentence.ts'
import { kinds } from './arbitrary.ts'
import { motorClaim } from './motorClaim.ts'

const i18n = createInstance({
  resources: { en: { forms: formsEn, common: commonEn }, vi: { forms: formsVi, common: commonVi } },
  lng: 'en',
  interpolation: { escapeValue: false },
  initAsync: false,
})
await i18n.init()
const { t } = i18n

let labels = 0
const label = (): Words => {
  labels += 1
  return { en: `Label ${labels}`, id: `Label ${labels} (id)`, vi: `Label ${labels} (vi)` }
}

const title = label()
const formOf = (...items: FormItem[]): Definition => ({ schema: 1, pages: [{ id: 'page', title, items }] })
const field = (given: object, name = 'a') => ({ kind: 'field', name, label: label(), ...given }) as FormItem
const text = (given: object = {}, name = 'a') => field({ type: 'text', max: 9, ...given }, name)
const group = (given: object, ...items: FormItem[]) =>
  ({ kind: 'group', name: 'rows', label: label(), min: 0, max: 3, look: 'rows', items, ...given }) as FormItem
const when = (condition: Condition, name = 'z') => text({ visible: condition }, name)
const reckoned = (value: Expression, shown: object = { shown: 'number' }) =>
  field({ type: 'calculated', value, decimals: 0, ...shown }, 'z')
const ringgit = { shown: 'money', currency: 'MYR' }
const options = (...values: string[]) => values.map((value) => ({ value, label: label() }))
const cost = field({ type: 'money', currency: 'IDR' }, 'cost')
const fee = field({ type: 'money', currency: 'MYR' }, 'fee')
const heads = field({ type: 'number', decimals: 0 }, 'heads')

const found = (definition: Definition) => findingsIn(definition).map(({ check, at }) => [check, at])

describe('what is found in a form', () => {
  it('is nothing where nothing is wrong', () => expect(findingsIn(motorClaim)).toEqual([]))

  it.each<[check: string, at: string, definition: Definition]>([
    ['NO_FIELDS', '', formOf(field({ type: 'explanation', text: label() }))],
    ['NO_LABEL', 'a', formOf(text({ label: {} }))],
    ['NO_LABEL', 'a', formOf(field({ type: 'option', look: 'list', options: [{ value: 'x', label: { en: ' ' } }] }))],
    ['NO_LABEL', 'page:page', { schema: 1, pages: [{ id: 'page', title: {}, items: [text()] }] }],
    ['NOT_TRANSLATED', 'a', formOf(text({ label: { en: 'Name', id: 'Nama' } }))],
    ['NOT_TRANSLATED', 'a', formOf(text({ help: { id: 'Nama', vi: 'Tên' } }))],
    [
      'NOT_TRANSLATED',
      'section:s',
      formOf({ kind: 'section', id: 's', columns: 1, title: { en: 'A', vi: 'B' }, items: [text()] }),
    ],
    ['NAME_TAKEN', 'a', formOf(text(), text())],
    ['UNKNOWN_FIELD', 'z', formOf(when({ field: 'gone', is: 'filled' }))],
    ['UNKNOWN_FIELD', 'z', formOf(reckoned({ op: 'add', of: [{ field: 'gone' }, 1] }))],
    ['UNKNOWN_FIELD', 'z', formOf(cost, reckoned({ count: 'cost' }))],
    ['OUT_OF_ROW', 'z', formOf(group({}, text()), when({ field: 'a', is: 'filled' }))],
    ['OUT_OF_ROW', 'z', formOf(group({}, cost), reckoned({ field: 'cost' }))],
    ['OUT_OF_ROW', 'z', formOf(cost, reckoned({ sum: 'cost' }))],
    ['CIRCLE', 'a', formOf(text({ visible: { field: 'a', is: 'filled' } }))],
    ['CIRCLE', 'z', formOf(reckoned({ when: { field: 'z', is: 'more', value: 1 }, then: 1, otherwise: 2 }))],
    ['NOT_COMPARABLE', 'z', formOf(text(), when({ field: 'a', is: 'more', value: 'x' }))],
    ['NOT_COMPARABLE', 'z', formOf(cost, when({ field: 'cost', is: 'equal', value: 'much' }))],
    ['NOT_COMPARABLE', 'z', formOf(cost, when({ field: 'cost', is: 'equal', value: 0.5 }))],
    ['NOT_COMPARABLE', 'z', formOf(text(), when({ field: 'a', is: 'among', values: ['longer than it may be'] }))],
    ['NOT_COMPARABLE', 'z', formOf(field({ type: 'country' }), when({ field: 'a', is: 'unequal', value: 'id' }))],
    ['NOT_COMPARABLE', 'z', formOf(field({ type: 'date' }), when({ field: 'a', is: 'more', value: '2026-02-30' }))],
    ['NOT_COMPARABLE', 'z', formOf(field({ type: 'time' }), when({ field: 'a', is: 'more', value: '25:00' }))],
    ['NOT_COMPARABLE', 'z', formOf(group({}, text()), when({ field: 'rows', is: 'equal', value: 1 }))],
    ['NOT_A_NUMBER', 'z', formOf(text(), reckoned({ field: 'a' }))],
    [
      'UNKNOWN_OPTION',
      'z',
      formOf(
        field({ type: 'option', look: 'list', options: options('x') }),
        when({ field: 'a', is: 'among', values: ['x', 'y'] }),
      ),
    ],
    [
      'UNKNOWN_OPTION',
      'z',
      formOf(field({ type: 'options', options: options('x') }), when({ field: 'a', is: 'holds', value: 'y' })),
    ],
    ['NO_OPTIONS', 'a', formOf(field({ type: 'options', options: [] }))],
    ['OPTION_TWICE', 'a', formOf(field({ type: 'options', options: options('x', 'x') }))],
    ['MIN_OVER_MAX', 'a', formOf(text({ min: 10 }))],
    ['MIN_OVER_MAX', 'a', formOf(field({ type: 'number', decimals: 0, min: 5, below: 5 }))],
    ['MIN_OVER_MAX', 'a', formOf(field({ type: 'percent', min: 101 }))],
    ['MIN_OVER_MAX', 'a', formOf(field({ type: 'date', from: '2026-02-01', until: '2026-01-01' }))],
    ['MIN_OVER_MAX', 'rows', formOf(group({ min: 5 }, text()))],
    ['NOT_LINEAR', 'a', formOf(text({ own: { pattern: '(?=a)', said: label() } }))],
    ['UNKNOWN_CURRENCY', 'a', formOf(field({ type: 'money', currency: 'XXX' }))],
    [
      'UNKNOWN_CURRENCY',
      'a',
      formOf(field({ type: 'calculated', value: 1, shown: 'money', decimals: 0 }), text({}, 'b')),
    ],
    [
      'MIXED_CURRENCIES',
      'z',
      formOf(cost, fee, reckoned({ op: 'add', of: [{ field: 'cost' }, { field: 'fee' }] }, ringgit)),
    ],
    [
      'MIXED_CURRENCIES',
      'z',
      formOf(
        cost,
        fee,
        reckoned({
          op: 'divide',
          of: [
            { op: 'most', of: [{ field: 'fee' }, { op: 'multiply', of: [{ field: 'cost' }, 2] }] },
            { field: 'fee' },
          ],
        }),
      ),
    ],
    ['MIXED_CURRENCIES', 'z', formOf(cost, reckoned({ field: 'cost' }, ringgit))],
    ['EMPTY_GROUP', 'rows', formOf(text(), group({}))],
    ['TOO_MUCH', '', formOf(group({ max: 50 }, ...Array.from({ length: 70 }, (_, index) => text({}, `a${index}`))))],
    ['TOO_MUCH', '', formOf(group({ max: 50 }, field({ type: 'lookup', area: 'bank', many: 50 })))],
  ])('%s is grave, at %s', (check, at, definition) => {
    const grave = findingsIn(definition).filter((finding) => finding.grave)
    expect(grave.map((finding) => [finding.check, finding.at])).toContainEqual([check, at])
    if (check !== 'NO_FIELDS') expect(new Set(grave.map((finding) => finding.check)).size).toBeLessThanOrEqual(2)
  })

  it.each<[check: string, at: string, definition: Definition]>([
    ['LABEL_TWICE', 'b', formOf(text({ label: title }), text({ label: title }, 'b'))],
    ['ORDER', 'z', formOf(when({ field: 'a', is: 'filled' }), text())],
    [
      'WIDE_TABLE',
      'rows',
      formOf(group({ look: 'table' }, ...Array.from({ length: 7 }, (_, index) => text({}, `a${index}`)))),
    ],
    [
      'MANY_RADIOS',
      'a',
      formOf(
        field({
          type: 'option',
          look: 'radio',
          options: options(...Array.from({ length: 21 }, (_, index) => `x${index}`)),
        }),
      ),
    ],
    [
      'EMPTY_PAGE',
      'page:other',
      { schema: 1, pages: [...formOf(text()).pages, { id: 'other', title, items: [] } satisfies FormPage] },
    ],
    ['MUST_AGREE', 'a', formOf(field({ type: 'flag', required: true }))],
    ['KEY_PERSONAL', 'a', formOf(field({ type: 'phone', key: true, personal: { days: 30 } }))],
    [
      'MONEY_AND_NUMBER',
      'z',
      formOf(fee, heads, reckoned({ op: 'subtract', of: [{ field: 'fee' }, { field: 'heads' }] }, ringgit)),
    ],
    ['MONEY_AS_NUMBER', 'z', formOf(fee, reckoned({ op: 'multiply', of: [{ field: 'fee' }, 0.5] }))],
    ['NUMBER_AS_MONEY', 'z', formOf(heads, reckoned({ op: 'multiply', of: [{ field: 'heads' }, 5000] }, ringgit))],
  ])('%s is a warning, at %s', (check, at, definition) => {
    expect(found(definition)).toEqual([[check, at]])
    expect(findingsIn(definition)[0]!.grave).toBe(false)
  })

  it('is nothing of a calculation in which amounts and numbers go together', () => {
    const share: Expression = { op: 'divide', of: [{ field: 'fee' }, { field: 'total' }] }
    const total = { ...reckoned({ op: 'add', of: [{ field: 'fee' }, 5000] }, ringgit), name: 'total' } as FormItem
    const definition = formOf(fee, heads, total, reckoned(share))
    expect(findingsIn(definition)).toEqual([])
    const perHead: Expression = { op: 'multiply', of: [{ field: 'heads' }, { op: 'most', of: [{ field: 'fee' }, 0] }] }
    expect(findingsIn(formOf(fee, heads, reckoned(perHead, ringgit)))).toEqual([])
  })

  it('names the language that is missing, and all that hang on each other', () => {
    const circle = formOf(
      text({ visible: { field: 'b', is: 'filled' } }),
      text({ visible: { field: 'a', is: 'filled' } }, 'b'),
    )
    expect(findingsIn(circle)[0]!.values['fields']).toMatch(/^(?:a, b|b, a)$/)
    expect(findingsIn(formOf(text({ label: { en: 'Name', id: 'Nama' } })))[0]!.values).toEqual({ language: 'vi' })
  })
})

describe('what is said of a form', () => {
  const isDear: Condition = {
    all: [
      { field: 'total', is: 'more', value: 5_000_000 },
      {
        any: [
          { field: 'police', is: 'equal', value: true },
          { not: { field: 'day', is: 'less', value: '2026-11-26' } },
        ],
      },
      { field: 'cause', is: 'among', values: ['collision', 'theft'] },
    ],
  }

  it('is a sentence of what is asked', () => {
    expect(conditionSentence(t, motorClaim, 'en', isDear)).toBe(
      'Total is more than Rp 5.000.000 and (Police report is yes or not (day is less than 26-Nov-2026)) and Cause is one of Collision or Theft',
    )
    expect(conditionSentence(t, motorClaim, 'en', { field: 'gone', is: 'empty' })).toBe('gone is empty')
    const sum: Expression = { op: 'multiply', of: [{ op: 'add', of: [{ sum: 'cost' }, 1000] }, 0.9] }
    expect(expressionSentence(t, motorClaim, 'en', sum)).toBe('(the sum of Repair cost + Rp 1.000) × 0.9')
    expect(
      expressionSentence(t, motorClaim, 'en', {
        when: { field: 'police', is: 'equal', value: false },
        then: { op: 'least', of: [{ count: 'items' }, 3] },
        otherwise: { field: 'total' },
      }),
    ).toBe('if Police report is no: the least of the number of rows in Damaged parts; 3, else Total')
  })

  it('tells a number as an amount where it is reckoned together with one', () => {
    const sum: Expression = { op: 'multiply', of: [{ op: 'add', of: [{ field: 'fee' }, 5000] }, 3] }
    expect(expressionSentence(t, formOf({ ...fee, label: { en: 'Fee' } } as FormItem), 'en', sum)).toBe(
      `(Fee + ${formatMoney(5000, 'MYR')}) × 3`,
    )
    expect(expressionSentence(t, formOf(text()), 'en', 5000, 'MYR')).toBe(formatMoney(5000, 'MYR'))
  })

  it('is in the language of who reads it, and in another where it is not there in that', () => {
    expect(conditionSentence(i18n.getFixedT('vi'), motorClaim, 'vi', { field: 'police', is: 'filled' })).toBe(
      'Police report (vi) đã được điền',
    )
    expect([
      saidIn({ en: 'a', vi: 'b' }, 'vi'),
      saidIn({ en: 'a' }, 'id'),
      saidIn({ vi: 'b' }, 'id'),
      saidIn({}, 'en'),
      saidIn({ en: 'a' }, 'constructor'),
    ]).toEqual(['b', 'a', 'b', '', 'a'])
  })

  it('is there for each finding, difference, loss, type and rule', () => {
    const values = {
      field: 'cost',
      language: 'vi',
      fields: 'cost, total',
      option: 'x',
      pattern: 'x',
      values: 1,
      max: 1,
      currency: 'XXX',
    }
    const all = [
      ...[...graveChecks, ...warningChecks].map((check) =>
        findingSentence(t, motorClaim, 'en', { check, at: 'cost', grave: true, values }),
      ),
      ...[...breakingKinds, ...compatibleKinds].map((kind) =>
        differenceSentence(t, motorClaim, 'en', {
          kind,
          at: 'cost',
          breaking: true,
          values: {
            option: 'x',
            limit: 'max',
            before: kind === 'retyped' ? 'text' : 1,
            after: kind === 'retyped' ? 'date' : 2,
          },
        }),
      ),
      ...[...looseLosses, ...otherLosses].map((what) =>
        lossSentence(t, {
          what,
          at: 'cost',
          values: { language: 'en', keyword: 'x', given: 'x', type: 'x', reference: 'x', step: 5 },
        }),
      ),
      ...[...kinds, 'group' as const].map((type: FieldKind | 'group') => typeName(t, type)),
      ...textRules.map((rule) => ruleName(t, rule)),
    ]
    expect(all.filter((sentence) => /forms:|\{\{|^[a-zA-Z]+\.[a-zA-Z]/.test(sentence))).toEqual([])
  })

  it('tells what became of a limit as it is written', () => {
    const [before, after] = [5_000_000, 1_000_000].map((max) =>
      formOf(field({ type: 'money', currency: 'IDR', max, label: title })),
    )
    const [narrowed] = differences(before!, after!)
    expect(differenceSentence(t, after!, 'en', narrowed!)).toBe(
      `${title.en}: the most was Rp 5.000.000 and is narrower now: Rp 1.000.000`,
    )
    const [language] = toJsonSchema(motorClaim, 'en').lost
    expect(lossSentence(t, language!)).toBe('The texts are those in English alone')
    expect(lossSentence(t, { what: 'condition', at: '', values: {} })).toBe(
      'The schema as a whole: a condition cannot be carried',
    )
    expect(lossSentence(t, { what: 'limit', at: 'it', values: { max: 500 } })).toContain('the most 500')
  })
})
