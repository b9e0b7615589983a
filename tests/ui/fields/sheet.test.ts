import { describe, expect, it } from 'vitest'
import { rates } from '../../../machines/plan/plan.asks.ts'
import { readSheet, templateOf } from '../../../src/ui/fields/sheet.ts'

const field = {
  type: 'group',
  max: 10,
  sheet: true,
  fields: {
    code: { type: 'text', max: 20, required: true },
    rate: { type: 'decimal', min: 0, max: 1000, required: true },
    limit: { type: 'money' },
    from: { type: 'date' },
  },
} as const
const reading = { field, labelOf: (name: string) => name.toUpperCase(), currency: 'MYR', locale: 'en' }
const heads = 'CODE,RATE,LIMIT,FROM'

describe('rows of a spreadsheet', () => {
  it.each([
    ['with commas', `${heads}\r\nA,1.5,"1,000.25",2026-03-01\r\n`],
    ['with semicolons and a mark', `\ufeffCode;Rate;Limit;From\nA;1.5;1000.25;2026-03-01`],
    ['copied from a spreadsheet', 'code\trate\tlimit\tfrom\nA\t1.5\t1,000.25\t2026-03-01\n'],
  ])('are read %s', (_, text) => {
    expect(readSheet(text, reading)).toEqual({
      ok: true,
      rows: [{ code: 'A', rate: 1.5, limit: 100_025, from: '2026-03-01' }],
      wrong: [],
    })
  })

  it('V045 are refused under other heads than those of the template', () => {
    for (const text of ['', 'A,1.5,1,2026-03-01', 'RATE,CODE,LIMIT,FROM\nA,1,1,', 'CODE,RATE,LIMIT\nA,1,1', '"CODE'])
      expect(readSheet(text, reading)).toEqual({ ok: false })
  })

  it('V045 keep what cannot be read where it stands, and tell where that is', () => {
    expect(readSheet(`${heads}\nA,a lot,2,\n,1,x,`, reading)).toEqual({
      ok: true,
      rows: [
        { code: 'A', rate: 'a lot', limit: 200, from: null },
        { code: null, rate: 1, limit: 'x', from: null },
      ],
      wrong: [
        { row: 0, name: 'rate' },
        { row: 1, name: 'code' },
        { row: 1, name: 'limit' },
      ],
    })
  })

  it('are read under the heads that the template has', () => {
    const table = { ...reading, field: rates }
    const rows = Array.from({ length: rates.max }, (_, index) => `${index},${index},1,12,2.5`).join('\n')
    const sheet = readSheet(`${templateOf(table)}${rows}`, table)
    expect(sheet).toMatchObject({ ok: true, wrong: [] })
    expect(sheet.ok && sheet.rows.length).toBe(500)
    expect(sheet.ok && sheet.rows[18]).toEqual({ ageFrom: 18, ageTo: 18, termFrom: 1, termTo: 12, rate: 2.5 })
  })
})
