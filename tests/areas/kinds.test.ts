import { describe, expect, it } from 'vitest'
import { creditLife } from '../../src/areas/lines/creditLife.ts'
import { bank } from '../../src/areas/parties/bank.ts'
import type { RowOf } from '../../machines/fields/rows.ts'
import { defineArea } from '../../src/shared/area/defineArea.ts'
import type { Area, CaseArea, PlainArea } from '../../src/shared/area/types.ts'

const plain = bank as PlainArea
const ofCases = creditLife as Area as CaseArea
const { lifecycle } = ofCases
const seeing = { list: 'thing.list', detail: 'thing.detail' }

type BankRow = RowOf<typeof bank.fields>

/** What does not compile here is held by the compiler: `@ts-expect-error` is an error itself where there is none. */
describe('what an area may be', () => {
  it('plain, with the permissions to make, edit and delete its records, or without any of them', () => {
    expect(defineArea({ ...plain, permissions: { ...seeing, create: 'thing.create' } }).lifecycle).toBeUndefined()
    expect(defineArea({ ...plain, permissions: seeing }).permissions).toEqual(seeing)
  })

  it('of cases, whose records nobody creates, edits or deletes', () => {
    // @ts-expect-error -- edited, a case could not be replayed
    defineArea({ ...ofCases, permissions: { ...seeing, edit: 'thing.edit' } })
    // @ts-expect-error -- a case begins with an event
    defineArea({ ...ofCases, permissions: { ...seeing, create: 'thing.create' } })
    // @ts-expect-error -- the timeline of a case lasts
    defineArea({ ...ofCases, permissions: { ...seeing, delete: 'thing.delete' } })
    // @ts-expect-error -- rules about several fields are those of a form
    defineArea({ ...ofCases, refine: plain.refine })
    // @ts-expect-error -- a plain area becomes none by a lifecycle
    defineArea({ ...plain, lifecycle })
    expect(defineArea({ ...ofCases, permissions: seeing }).lifecycle).toBe(lifecycle)
  })

  it('guarded by several permissions of which one suffices', () => {
    const list = ['thing.list', 'other.list']
    expect(defineArea({ ...plain, permissions: { ...seeing, list } }).permissions.list).toEqual(list)
  })

  it('of rows with its own fields, of their types', () => {
    const row: BankRow = { code: 'A', name: 'A', status: 'ACTIVE', accountDigitsMin: 9, accountDigitsMax: 8 }
    expect(bank.refine?.(row, {})).toEqual([
      { path: 'accountDigitsMax', key: 'validation:minValue', values: { min: 9 } },
    ])
    // @ts-expect-error -- none of the options
    expect(bank.refine?.({ ...row, status: 'GONE' }, {})).toHaveLength(1)
    // @ts-expect-error -- a field that is required is never null
    expect(bank.refine?.({ ...row, name: null }, {})).toHaveLength(1)
  })
})
