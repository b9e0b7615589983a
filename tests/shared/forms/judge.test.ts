import { describe, expect, it } from 'vitest'
import { holds } from '../../../src/shared/forms/condition.ts'
import type { Answers, Condition, Definition, Expression, FormItem } from '../../../src/shared/forms/definition.ts'
import { rounded, valueOf } from '../../../src/shared/forms/expression.ts'
import { judge } from '../../../src/shared/forms/judge.ts'
import { motorClaim } from './motorClaim.ts'

const at = '2026-11-26'
const formOf = (...items: FormItem[]): Definition => ({ schema: 1, pages: [{ id: 'page', title: {}, items }] })
const known = { policyNumber: 'P-1', branch: 'Bandung' }
const judged = (answers: unknown) => judge(motorClaim, answers, { at, known })
const said = (answers: unknown) => judged(answers).wrong.map(({ path, key }) => [path, key.replace('validation:', '')])

const right = { cause: 'theft', day: '2026-11-20', items: [{ part: 'Door', cost: 1_500_000 }] }

describe('what is answered to a claim', () => {
  it('is kept as it is asked, reckoned and known', () => {
    const { answers, wrong } = judged({ ...right, total: 1, policyNumber: 'P-2', branch: 'Solo', foreign: 1 })
    expect(wrong).toEqual([])
    expect(answers).toEqual({ ...right, total: 1_350_000, policyNumber: 'P-1', branch: 'Bandung' })
  })

  it('is not asked for where nothing shows it, and not judged', () => {
    expect(said({ ...right, plate: '????' })).toEqual([])
    expect(judged({ ...right, plate: '????' }).answers).not.toHaveProperty('plate')
    const { shown, required, wrong } = judged({ ...right, cause: 'collision', plate: 'B 1234 A' })
    expect([shown.has('section:other'), shown.has('plate'), required.has('plate')]).toEqual([true, true, true])
    expect(wrong).toEqual([{ path: 'plate', key: 'validation:plate', values: {} }])
  })

  it('B202 is refused by the place of its field, in the order of the form', () => {
    expect(
      said({ cause: 'fire', items: [{ cost: 1 }, { part: 'Door', cost: 3_000_000 }, 7, {}], day: '2026-11-27' }),
    ).toEqual([
      ['cause', 'invalid'],
      ['day', 'dateBetween'],
      ['items', 'maxRows'],
      ['items[0].part', 'required'],
      ['items[0].cost', 'minAmount'],
      ['items[1].why', 'required'],
      ['items[2]', 'invalid'],
      ['items[2].part', 'required'],
    ])
    expect(said({})).toEqual([
      ['cause', 'required'],
      ['day', 'required'],
      ['items', 'required'],
    ])
  })

  it('hangs on what is reckoned of it and on answers that are hidden', () => {
    const dear = { ...right, items: [1, 2, 3].map((part) => ({ part: `${part}`, cost: 2_000_000, why: 'Old' })) }
    expect(judged({ ...dear, police: true }).shown.has('doubts')).toBe(false)
    expect(judged({ ...dear, cause: 'collision', plate: '12 A', police: true }).shown.has('doubts')).toBe(true)
    expect(judged({ ...dear, cause: 'collision', plate: '12 A' }).answers['police']).toBe(false)
  })

  it('is shown where what it hangs on is known rather than asked, wherever in the form that is decided', () => {
    const isYes = { field: 'later', is: 'equal', value: true } as const
    const form = formOf(
      { kind: 'field', type: 'text', name: 'told', label: {}, max: 9, readOnly: isYes },
      {
        kind: 'field',
        type: 'text',
        name: 'more',
        label: {},
        max: 9,
        visible: { field: 'told', is: 'equal', value: 'yes' },
      },
      { kind: 'field', type: 'flag', name: 'later', label: {} },
    )
    const shown = (answers: object) => judge(form, answers, { at, known: { told: 'yes' } }).shown.has('more')
    expect([shown({ later: true, told: 'no' }), shown({ later: false, told: 'no' })]).toEqual([true, false])
  })

  it('is known row by row', () => {
    const form = formOf({
      kind: 'group',
      name: 'rows',
      label: {},
      min: 0,
      max: 3,
      look: 'rows',
      items: [
        { kind: 'field', type: 'text', name: 'told', label: {}, max: 9, readOnly: true, required: true },
        { kind: 'field', type: 'hidden', name: 'unseen', label: {} },
      ],
    })
    const inRows = { rows: [{ told: 'a', unseen: 7 }] }
    const { answers, fixed, wrong } = judge(form, { rows: [{ told: 'x', unseen: 'x' }, {}] }, { at, known: inRows })
    expect([answers, [...fixed], wrong]).toEqual([
      { rows: [{ told: 'a', unseen: 7 }, {}] },
      ['rows[0].told', 'rows[1].told'],
      [],
    ])
  })

  it('is no file where nobody kept one, and no word is lost over it', () => {
    const form = formOf({
      kind: 'field',
      type: 'file',
      name: 'photo',
      label: {},
      kinds: ['image'],
      megabytes: 1,
      of: 'all',
      max: 2,
    })
    const id = '7d1c2f3e-0000-4000-8000-000000000001'
    const photos = [
      [{ id }],
      [{ id, name: 7, type: [], size: 'x' }],
      [null],
      ['x'],
      [{ id, name: 'a/b.png', type: 'image/png', size: 1 }],
      [{ id, name: 'a.png', type: 'image/png', size: -1 }],
    ]
    expect(photos.map((photo) => judge(form, { photo }, { at }).wrong.map(({ key }) => key))).toEqual(
      ['fileName', 'fileName', 'filesUploading', 'filesUploading', 'fileName', 'fileSize'].map((key) => [
        `validation:${key}`,
      ]),
    )
  })
})

describe('what is reckoned', () => {
  const value = (expression: Expression, answers: object = {}) =>
    valueOf(expression, { answers: answers as Answers, groupOf: () => 'rows' })

  it.each<[Expression, object, number | null]>([
    [{ op: 'divide', of: [{ field: 'a' }, { field: 'b' }] }, { a: 1, b: 0 }, null],
    [{ op: 'add', of: [{ field: 'a' }, 1] }, {}, null],
    [{ op: 'subtract', of: [10, 3, 2] }, {}, 5],
    [{ op: 'least', of: [3, { field: 'a' }] }, { a: 2 }, 2],
    [{ op: 'most', of: [3, { field: 'a' }] }, { a: 2 }, 3],
    [{ op: 'multiply', of: [1e300, 1e300] }, {}, null],
    [{ sum: 'cost' }, { rows: [{ cost: 1 }, {}, { cost: 2 }, { cost: 'x' }] }, 3],
    [{ sum: 'cost' }, {}, 0],
    [{ count: 'rows' }, { rows: [{}, {}] }, 2],
    [{ count: 'rows' }, {}, 0],
    [{ when: { field: 'a', is: 'atLeast', value: 2 }, then: 1, otherwise: { field: 'a' } }, { a: 1.5 }, 1.5],
    [{ field: 'a' }, { a: '7' }, null],
  ])('of %j beside %j is %j', (expression, answers, result) => {
    expect(value(expression, answers)).toBe(result)
  })

  it('is rounded as people do', () => {
    expect([rounded(1.005, 2), rounded(-1.005, 2), rounded(2.5, 0), rounded(-0.2, 0), rounded(1e21, 2)]).toEqual([
      1.01, -1.01, 3, 0, 1e21,
    ])
  })
})

describe('a condition', () => {
  it.each<[Condition, unknown, boolean]>([
    [{ field: 'a', is: 'empty' }, undefined, true],
    [{ field: 'a', is: 'empty' }, [], true],
    [{ field: 'a', is: 'filled' }, false, true],
    [{ field: 'a', is: 'unequal', value: 'x' }, undefined, false],
    [{ field: 'a', is: 'unequal', value: 'x' }, 'y', true],
    [{ field: 'a', is: 'unequal', value: 'x' }, 7, false],
    [{ field: 'a', is: 'equal', value: 0 }, 0, true],
    [{ field: 'a', is: 'more', value: '2026-01-01' }, '2026-01-02', true],
    [{ field: 'a', is: 'more', value: 1 }, '2', false],
    [{ field: 'a', is: 'atMost', value: 1 }, 1, true],
    [{ field: 'a', is: 'less', value: 1 }, 1, false],
    [{ field: 'a', is: 'holds', value: 'x' }, ['y', 'x'], true],
    [{ field: 'a', is: 'holds', value: 'x' }, 'x', false],
    [{ field: 'a', is: 'among', values: ['x', 1] }, 1, true],
    [{ not: { field: 'a', is: 'equal', value: 1 } }, undefined, true],
    [{ any: [{ field: 'a', is: 'empty' }, { all: [{ field: 'a', is: 'filled' }] }] }, 1, true],
  ])('%j of %j is %j', (condition, answer, holding) => {
    expect(holds(condition, { answers: { a: answer } })).toBe(holding)
  })

  it('looks into its row first', () => {
    const isOne: Condition = { field: 'a', is: 'equal', value: 1 }
    expect(holds(isOne, { answers: { a: 2 }, row: { a: 1 } })).toBe(true)
    expect(holds({ field: 'toString', is: 'filled' }, { answers: {}, row: {} })).toBe(false)
  })
})
