import { describe, expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { allColumns, chosenColumns, defaultColumns } from '../../src/shared/area/columns.ts'
import { partyColumns } from '../../src/server/records/scope.ts'

describe.each(areas.map((area) => [area.id, area] as const))('the columns of %s', (_, area) => {
  it('begin with what names a row, and with its status when it has one', () => {
    const columns = defaultColumns(area, 'broker')
    expect(columns.slice(0, 2)).toEqual([
      area.title,
      area.lifecycle || 'status' in area.fields ? 'status' : area.list.shown.find((name) => name !== area.title),
    ])
    expect(new Set(columns).size).toBe(columns.length)
    expect(allColumns(area, 'broker')).toEqual(expect.arrayContaining(columns))
  })

  it('show what the rows are ordered by', () => {
    for (const kind of ['broker', 'platform'])
      expect(defaultColumns(area, kind).slice(0, 3)).toContain(area.list.order.replace('-', ''))
  })

  it('are those chosen earlier, without what there is no more', () => {
    const kept = ['updated_at', 'no such', area.title, 7]
    expect(chosenColumns(area, 'broker', kept)).toEqual([area.title, 'updated_at'])
    expect(chosenColumns(area, 'broker', null)).toEqual(defaultColumns(area, 'broker'))
  })

  it('say whose a row is to who sees those of several organisations, where each is of one', () => {
    const isOfOne = !area.parent && partyColumns(area).length === 1
    expect(defaultColumns(area, 'platform').includes('owner')).toBe(isOfOne)
    expect(allColumns(area, 'platform').includes('owner')).toBe(isOfOne)
    expect(chosenColumns(area, 'broker', ['owner'])).toEqual([area.title])
  })
})
