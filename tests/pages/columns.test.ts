import { describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { allColumns, chosenColumns, defaultColumns } from '../../src/pages/list/columns.ts'

describe.each(areas.map((area) => [area.id, area] as const))('the columns of %s', (_, area) => {
  it('begin with what names a row, and with its status when it has one', () => {
    expect(defaultColumns(area).slice(0, 2)).toEqual([
      area.title,
      area.lifecycle ? 'status' : area.list.shown.find((name) => name !== area.title),
    ])
    expect(new Set(defaultColumns(area)).size).toBe(defaultColumns(area).length)
    expect(allColumns(area)).toEqual(expect.arrayContaining(defaultColumns(area)))
  })

  it('show what the rows are ordered by', () => {
    expect(defaultColumns(area)).toContain(area.list.order.replace('-', ''))
  })

  it('are those chosen earlier, without what there is no more', () => {
    expect(chosenColumns(area, ['updated_at', 'no such', area.title, 7])).toEqual([area.title, 'updated_at'])
    expect(chosenColumns(area, null)).toEqual(defaultColumns(area))
  })
})
