import { describe, expect, it } from 'vitest'
import { creditLife } from '../../../machines/creditLife/creditLife.ts'
import { begin } from '../../../machines/kernel/advance.ts'
import { dryRun } from '../../../machines/kernel/dryRun.ts'
import { readContent, type RuleContent } from '../../../machines/kernel/ruleContent.ts'
import { findingsIn } from '../../../machines/kernel/ruleFindings.ts'
import { givenFor, ruledBy } from '../../../machines/kernel/ruleTable.ts'
import type { Condition, RuleForm } from '../../../machines/kernel/ruleTable.types.ts'
import type { Context } from '../../../machines/kernel/types.ts'
import { lifecycles } from '../lifecycles.ts'
import { ordinary, people, plus, DAY, Quotation } from '../support/quotation.ts'

const form: RuleForm = {
  asks: { segment: { type: 'option', options: ['A', 'B'] }, age: { type: 'integer', min: 18, max: 70 } },
  gives: { limit: { type: 'money', positive: true, required: true } },
}
const row = (segment: string | null, from: number | null, to: number | null, limit: number | null = 1) => ({
  when: { segment: segment === null ? null : [segment], age: { from, to } } as Record<string, Condition>,
  then: { limit },
})
const table = (...rows: ReturnType<typeof row>[]): RuleContent => ({ rows, examples: [] })

describe('a rule table', () => {
  it.each([
    ['a row a segment', table(row('A', null, null), row('B', null, null)), []],
    ['rows that meet', table(row(null, null, 40), row(null, 41, null)), []],
    [
      'nobody of forty',
      table(row(null, null, 39), row(null, 41, null)),
      ['A', 'B'].map((segment) => ({ kind: 'gap', region: { segment, age: { from: 40, to: 40 } } })),
    ],
    [
      'two rows for those of forty of one segment',
      table(row('A', null, 40), row('A', 40, null), row('B', null, null)),
      [{ kind: 'overlap', row: 1, other: 0, region: { segment: 'A', age: { from: 40, to: 40 } } }],
    ],
    ['a row that another hides', table(row(null, null, null), row('B', 30, 40)), [{ kind: 'unreachable', row: 1 }]],
    ['no row', table(), ['A', 'B'].map((segment) => ({ kind: 'gap', region: { segment, age: { from: 18, to: 70 } } }))],
    ['a cell that is empty', table(row(null, null, null, null)), [{ kind: 'missing', row: 0, field: 'limit' }]],
    ['a sum of nothing', table(row(null, null, null, 0)), [{ kind: 'wrong', row: 0, field: 'limit' }]],
    [
      'an age that ends before it begins',
      table(row(null, 50, 40), row(null, null, null)),
      [
        { kind: 'turned', row: 0, field: 'age' },
        { kind: 'unreachable', row: 0 },
      ],
    ],
  ])('with %s is told what is wrong with it', (_, content, findings) => {
    expect(findingsIn(form, content)).toEqual(findings)
  })

  it('is held to its examples', () => {
    const content = table(row('A', null, null, 5), row('B', null, null, 7))
    const example = (segment: string, limit: number) => ({ facts: { segment, age: 30 }, then: { limit } })
    expect(findingsIn(form, { ...content, examples: [example('A', 5), example('B', 7)] })).toEqual([])
    expect(findingsIn(form, { ...content, examples: [example('A', 5), example('B', 5)] })).toEqual([
      { kind: 'example', example: 1, gives: { limit: 7 } },
    ])
  })

  it('gives what its first row gives that fits', () => {
    const { rows } = table(row('A', null, 40, 5), row(null, null, null, 7))
    expect(givenFor(rows, { segment: 'A', age: 40 })).toEqual({ limit: 5 })
    expect(givenFor(rows, { segment: 'A', age: 41 })).toEqual({ limit: 7 })
    expect(givenFor(rows.slice(0, 1), { segment: 'B', age: 40 })).toBeNull()
  })

  it.each([
    ['another column', { rows: [{ when: {}, then: { other: 1 } }], examples: [] }],
    ['another fact', { rows: [{ when: { sex: ['A'] }, then: {} }], examples: [] }],
    ['a word that there is not', { rows: [{ when: { segment: ['C'] }, then: {} }], examples: [] }],
    ['an age beyond all', { rows: [{ when: { age: { from: 17, to: null } }, then: {} }], examples: [] }],
    ['a prototype', JSON.parse('{"rows":[{"when":{"__proto__":{"segment":["A"]}},"then":{}}],"examples":[]}')],
    ['an object in a cell', { rows: [{ when: {}, then: { limit: {} } }], examples: [] }],
    ['too many rows', { rows: Array.from({ length: 201 }, () => row('A', null, null)), examples: [] }],
    ['nothing', null],
  ])('is not read with %s', (_, raw) => {
    expect(readContent(form, raw)).toBeNull()
  })

  it('adds nothing to what is told of a case by its fields, whatever its lifecycle', () => {
    for (const lifecycle of lifecycles.filter(({ tables }) => tables)) {
      const { id, tables = {}, samples, beginner } = lifecycle
      const ruling = Object.fromEntries(
        Object.entries(tables).map(([name, { usual }]) => [name, { version: 1, rows: usual }]),
      )
      for (const sample of samples) {
        const stamp = { ...beginner!(sample), at: '2026-03-02T03:00:00.000Z' }
        const [plain, ruled] = [sample, ruledBy(lifecycle, sample, ruling)].map((input) =>
          Object.keys(lifecycle.facts(begin(lifecycle, input, stamp).record.snapshot.context)).toSorted(),
        )
        expect([id, ruled]).toEqual([id, plain])
      }
    }
  })

  it('is taken as its lifecycle declares it', () => {
    for (const { id, tables = {} } of lifecycles)
      for (const [name, { usual, asks, gives }] of Object.entries(tables)) {
        expect([id, name, readContent({ asks, gives }, { rows: usual, examples: [] })]).toEqual([
          id,
          name,
          { rows: usual, examples: [] },
        ])
      }
  })
})

const tenDays = { protectionWindow: { version: 3, rows: [{ when: {}, then: { days: 10 } }] } }

const approvedUnder = (input: Context) =>
  new Quotation(input as typeof ordinary).atInsurer().send('insurer', 'quotation.approved')

describe('a case', () => {
  it('keeps the version that it began under, and is judged by it', () => {
    const [usual, ten] = [approvedUnder(ordinary), approvedUnder(ruledBy(creditLife, ordinary, tenDays))]
    expect(ten.record.snapshot.context['rules']).toEqual(tenDays)
    expect(ten.entries[0]!.event['input']).toMatchObject({ rules: tenDays })
    const onDay = (one: Quotation, day: number) =>
      one.refused('broker', 'protectionDate.chosen', { date: plus(one.at, day * DAY).slice(0, 10) })
    expect([onDay(usual, 14), onDay(usual, 15)]).toEqual([[], ['isWithinProtectionWindow']])
    expect([onDay(ten, 10), onDay(ten, 11)]).toEqual([[], ['isWithinProtectionWindow']])
    const said = (one: Quotation) =>
      creditLife.rules['isWithinProtectionWindow']!.values!({
        context: one.record.snapshot.context,
        event: { type: '', by: people.broker, at: one.at },
      })
    expect([said(usual)['days'], said(ten)]).toMatchObject([undefined, { days: 10, context: 'ruled' }])
  })

  it('is tried under another version without being one', () => {
    const quotation = approvedUnder(ordinary)
    const limit = quotation.record.snapshot.deadlines[0]!.at
    const earlier = new Date(Date.parse(limit) - 4 * DAY).toISOString()
    expect(dryRun(creditLife, quotation.entries, tenDays, quotation.at)).toEqual({
      kind: 'changed',
      appear: [],
      go: [],
      limit: { before: limit, after: earlier },
    })
    expect(dryRun(creditLife, quotation.entries, {}, quotation.at)).toEqual({ kind: 'unaffected' })
    const lately = plus(quotation.at, 13 * DAY)
    quotation.send('broker', 'protectionDate.chosen', { at: lately, date: lately.slice(0, 10) })
    expect(dryRun(creditLife, quotation.entries, tenDays, quotation.at)).toMatchObject({
      kind: 'otherwise',
      event: 'protectionDate.chosen',
      to: null,
      reasons: [{ guard: 'isBeforeDeadline' }],
    })
    expect(dryRun(creditLife, quotation.entries.slice(1), tenDays, quotation.at)).toEqual({ kind: 'unknown' })
  })
})
