import { describe, expect, it } from 'vitest'
import { outward } from '../../../src/shared/forms/outward.ts'
import { asking, field } from '../../server/support/forms.ts'

const label = { en: 'Group' }
const hidden = (name: string) => field(name, { type: 'hidden', value: 7 })
const line = field('line', { type: 'text', max: 9 })
const isSeven = (name: string) => ({ field: name, is: 'equal', value: 7 }) as const
const number = { type: 'number', decimals: 0 } as const

describe('a form as it is sent to whoever fills it in', () => {
  it('has no notes, at whatever depth', () => {
    const group = { kind: 'group', name: 'rows', label, min: 0, max: 2, look: 'rows', items: [line] } as const
    const section = (note?: { note: string }) =>
      ({
        kind: 'section',
        id: 'one',
        columns: 1,
        items: [{ ...group, ...note, items: [{ ...line, ...note }] }],
      }) as const
    expect(outward(asking(section({ note: 'our margin' })))).toEqual(asking(section()))
  })

  it('has the values of hidden fields that a condition or a calculation looks at, and no other', () => {
    const items = [
      field('plate', { ...line, name: 'plate', required: isSeven('asks') }),
      field('price', { ...number, visible: { not: isSeven('shows') } }),
      field('total', {
        type: 'calculated',
        value: { op: 'add', of: [{ field: 'rate' }, 1] },
        shown: 'number',
        decimals: 0,
      }),
      field('known', { ...line, name: 'known', readOnly: isSeven('fixes') }),
    ]
    const read = ['asks', 'shows', 'rate', 'fixes'].map(hidden)
    expect(outward(asking(...items, ...read, hidden('margin')))).toEqual(
      asking(...items, ...read, field('margin', { type: 'hidden' })),
    )
  })
})
