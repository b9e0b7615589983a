import { expect, it } from 'vitest'
import { partner } from '../../src/areas/parties/partner.ts'
import { changeOf } from '../../src/pages/history/history.ts'

const linesOf = (changes: Record<string, [unknown, unknown]>) => {
  const by = { userId: 'u1', name: 'Maya Anggraini', organisation: 'Nusantara', kind: 'broker' }
  const entry = { revision: 0, kind: 'created', at: '2026-03-02T03:00:00.000Z', by, changes, titles: {} }
  const words = { t: String, locale: 'en', area: partner, currency: 'IDR', history: [entry] }
  return changeOf(words as never, entry as never).lines
}

it('a history tells of no field that was as empty before', () => {
  expect(
    linesOf({ code: [null, 'P-1'], pics: [null, []], agreements: [[], null], accountName: ['Ann', null] }),
  ).toEqual([
    { label: 'partner:fields.code', from: '—', to: 'P-1' },
    { label: 'partner:fields.accountName', from: 'Ann', to: '—' },
  ])
})

it('a history tells of a group the rows that are others, and all where only their order is another', () => {
  const [ann, anna, budi] = ['Ann', 'Anna', 'Budi'].map((name) => ({ name, phone: '+628111111111', email: 'a@b.test' }))
  const toldOf = (from: unknown[] | null, to: unknown[]) =>
    linesOf({ pics: [from, to] }).map((line) => [line.from, line.to].map((text) => text.match(/Anna?|Budi|—/g)))
  expect(toldOf([ann, budi], [budi, anna])).toEqual([[['Ann'], ['Anna']]])
  expect(toldOf([ann], [ann, budi])).toEqual([[['—'], ['Budi']]])
  expect(toldOf([ann, budi], [budi, ann])).toEqual([
    [
      ['Ann', 'Budi'],
      ['Budi', 'Ann'],
    ],
  ])
  expect(toldOf(null, [ann])).toEqual([[['—'], ['Ann']]])
})

it('a history tells of amounts in the currency that they had at the time', () => {
  const area = { name: 'fee', fields: { currency: { type: 'currency' }, fee: { type: 'money' } } }
  const history = [
    { revision: 3, changes: { fee: [90000, 80000] } },
    { revision: 2, changes: { fee: [1050, 90000], currency: ['MYR', 'IDR'] } },
    { revision: 1, changes: { fee: [1000, 1050] } },
    { revision: 0, changes: { fee: [null, 1000], currency: [null, 'MYR'] } },
  ]
  const past = { t: String, locale: 'en', area, currency: 'IDR', history }
  const told = history.map((entry) =>
    changeOf(past as never, { kind: 'edited', by: {}, ...entry } as never).lines.find(
      ({ label }) => label === 'fee:fields.fee',
    ),
  )
  expect(told.map((line) => [line!.from, line!.to])).toEqual([
    ['Rp 90.000', 'Rp 80.000'],
    ['RM 10.50', 'Rp 90.000'],
    ['RM 10.00', 'RM 10.50'],
    ['—', 'RM 10.00'],
  ])
})
