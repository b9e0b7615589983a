import { describe, expect, it } from 'vitest'
import { outline } from '../../machines/kernel/outline.ts'
import { comparedWith } from '../../src/views/workflows/table/compared.ts'
import { decidedIn } from '../machines/decisions/matrix.ts'
import { tables } from '../machines/decisions/registry.ts'

const unlike = (...args: Parameters<typeof comparedWith>) => comparedWith(...args).filter(({ agrees }) => !agrees)

describe.each(tables)('the table of $lifecycle.id', (table) => {
  const chart = outline(table.lifecycle.machine)
  const decided = decidedIn(table)

  it('says of every cell what the chart has', () => {
    expect(unlike(chart, decided)).toEqual([])
  })

  it('is seen to lack a cell, an event, and a state that it leads to', () => {
    const leading = decided.find(({ to }) => to.length > 0)!
    const { state, event } = leading
    expect(unlike(chart, [...decided.filter((one) => one !== leading), { ...leading, to: [] }])).toMatchObject([
      { state, event, inTable: [], inChart: leading.to.toSorted() },
    ])
    const without = decided.filter((one) => one.event !== event)
    expect(new Set(unlike(chart, without).map((one) => one.event))).toEqual(new Set([event]))
    const elsewhere = { ...leading, to: [...leading.to, `${table.lifecycle.id}.nowhere`] }
    expect(unlike(chart, [...decided.filter((one) => one !== leading), elsewhere])).toHaveLength(1)
  })
})
