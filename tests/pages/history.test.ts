import { expect, it } from 'vitest'
import { partner } from '../../src/areas/parties/partner.ts'
import { changeOf } from '../../src/pages/history/history.ts'

it('a history tells of no field that was as empty before', () => {
  const by = { userId: 'u1', name: 'Maya Anggraini', organisation: 'Nusantara', kind: 'broker' }
  const changes = { code: [null, 'P-1'], pics: [null, []], agreements: [[], null], accountName: ['Ann', null] }
  const entry = { revision: 0, kind: 'created', at: '2026-03-02T03:00:00.000Z', by, changes, titles: {} }
  const words = { t: String, locale: 'en', area: partner, currency: 'IDR' }
  const { lines } = changeOf(words as never, entry as never)
  expect(lines).toEqual([
    { label: 'partner:fields.code', from: '—', to: 'P-1' },
    { label: 'partner:fields.accountName', from: 'Ann', to: '—' },
  ])
})
