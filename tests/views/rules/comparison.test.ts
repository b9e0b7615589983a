import { expect, it } from 'vitest'
import type { RuleForm } from '../../../machines/kernel/ruleTable.types.ts'
import { cellErrors } from '../../../src/views/rules/cellErrors.ts'
import { compared } from '../../../src/views/rules/comparison.ts'

const form: RuleForm = {
  asks: { segment: { type: 'option', options: ['A', 'B'] }, age: { type: 'integer', min: 18, max: 70 } },
  gives: { limit: { type: 'money', positive: true, required: true }, fee: { type: 'money' } },
}
const row = (segment: string[], to: number | null, limit: number, fee: number | null = null) => ({
  when: { segment, age: { from: null, to } },
  then: { limit, fee },
})
const typed = (segment: string, to: number | null, limit: number, fee: number | null = null) => ({
  segment,
  'age:from': null,
  'age:to': to,
  limit,
  fee,
})

it('compares each row with the one of its conditions, cell by cell, however the rows stand', () => {
  const before = [row(['A', 'B'], 40, 5, 1), row(['A'], null, 7)]
  const after = [row(['A'], null, 7), row(['B'], 40, 5, 2), row(['B'], 50, 5)]
  expect(compared(form, after, before)).toEqual([
    { row: typed('A', null, 7), before: {}, difference: null },
    { row: typed('B', 40, 5, 2), before: { fee: 1 }, difference: 'changed' },
    { row: typed('B', 50, 5), before: {}, difference: 'new' },
    { row: typed('A', 40, 5, 1), before: {}, difference: 'gone' },
  ])
})

it('says of each cell what is wrong with what stands in it, and nothing of an empty one', () => {
  const rows = [
    { segment: 'A', 'age:from': null, 'age:to': 'forty', limit: null, fee: null },
    { segment: 'B', 'age:from': 17, 'age:to': null, limit: -1, fee: '' },
  ]
  const examples = [{ segment: 'A', age: 71, limit: 5, fee: null }]
  expect([...cellErrors(form, { rows, examples }).keys()].toSorted()).toEqual([
    'examples[0].age',
    'rows[0].age:to',
    'rows[1].age:from',
    'rows[1].limit',
  ])
  expect(cellErrors(form, { rows: [], examples }).get('examples[0].age')).toEqual({
    key: 'validation:maxPrice',
    values: { maxValue: 70 },
  })
})
