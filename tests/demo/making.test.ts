import { describe, expect, it } from 'vitest'
import { bank } from '../../src/areas/parties/bank.ts'
import { areas } from '../../src/areas/registry.ts'
import { referredFirst } from '../../src/server/demo/order.ts'
import { recordMaker } from '../../src/server/demo/values.ts'
import type { Area } from '../../src/shared/area/types.ts'

describe('the demo is filled', () => {
  const ids = (all: readonly Area[]) => referredFirst(all).map(({ id }) => id)

  it('with an area after those that it refers to, wherever they stand in the registry', () => {
    const backwards = ids(areas.toReversed())
    expect(backwards.indexOf('bank')).toBeLessThan(backwards.indexOf('partner'))
    expect(backwards.indexOf('credit_life')).toBeLessThan(backwards.indexOf('cancellation'))
    expect(backwards).toHaveLength(areas.length)
  })

  it('with areas that refer to each other and to themselves', () => {
    const to = (id: string, ...others: string[]): Area => ({
      ...bank,
      id,
      fields: Object.fromEntries(others.map((other) => [other, { type: 'reference', area: other }])),
    })
    expect(ids([to('a', 'a', 'b'), to('b', 'a', 'c'), to('c')])).toEqual(['c', 'b', 'a'])
  })
})

it('a record that chance cannot make is named with what is wrong with its fields', () => {
  const share = { type: 'rate', min: 90, max: 10, required: true } as const
  const made = recordMaker(
    { ...(bank as Area), fields: { ...bank.fields, share }, sections: [{ id: 'a', fields: ['share'] }] },
    0,
  )
  expect(made).toThrow('no record of bank')
  expect(made).toThrow('share validation:')
})
