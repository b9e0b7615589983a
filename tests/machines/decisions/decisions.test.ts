import { describe, expect, it, vi } from 'vitest'
import { areas } from '../../../src/areas/registry.ts'
import { bulkDifferences } from './bulk.ts'
import { cellsOf } from './cells.ts'
import { differences, placeOf } from './compare.ts'
import { gaps, superfluous } from './faults.ts'
import { offerDifferences } from './offers.ts'
import { tables } from './registry.ts'
import { beginningDifferences, factDifferences, payloadDifferences, tagDifferences, unsaidPayloads } from './told.ts'

vi.setConfig({ testTimeout: 60_000 })

it('every lifecycle of the registry has a table of decisions', () => {
  expect(tables.map(({ lifecycle }) => lifecycle.id)).toEqual(areas.flatMap(({ lifecycle }) => lifecycle?.id ?? []))
})

describe.each(tables.map((table) => [table.lifecycle.id, table] as const))('what is decided of %s', (_, table) => {
  const cells = cellsOf(table)

  it('leaves nothing unsaid and says nothing of nothing', () => {
    expect(gaps(table, table.lifecycle)).toEqual([])
    expect(superfluous(table, cells)).toEqual([])
  })

  it('is what the machine does, in every situation, of every letter, by everybody', () => {
    const found = [...differences(table.lifecycle, cells)]
    expect(found.map(({ cell, actual }) => ({ cell: placeOf(cell), expected: cell.expected, actual }))).toEqual([])
  })

  it('is what the buttons say before anything is typed', () => {
    expect(offerDifferences(table, table.lifecycle, cells)).toEqual([])
  })

  it('is what a record begins with, what is told of it and which payloads are taken', () => {
    expect(beginningDifferences(table, table.lifecycle)).toEqual([])
    expect(factDifferences(table, table.lifecycle)).toEqual([])
    expect(tagDifferences(table, table.lifecycle)).toEqual([])
    expect(payloadDifferences(table, table.lifecycle)).toEqual([])
    expect(unsaidPayloads(table, table.lifecycle)).toEqual([])
  })

  it('is what is offered for many cases at once', () => {
    expect(bulkDifferences(table, table.lifecycle, cells)).toEqual([])
  })
})
