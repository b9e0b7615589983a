import { expect, it } from 'vitest'
import type { Matrix } from '../../../src/shared/endpoints/answers/rights.ts'
import { holdings, rowsOf } from '../../../src/views/rights/held.ts'

const role = (id: string, permissions: number[], privileges: string[] = []): Matrix['roles'][number] => ({
  id,
  code: id,
  name: id,
  higher: null,
  level: null,
  section: null,
  people: 1,
  permissions,
  privileges,
})
const matrix: Matrix = {
  organisation: 'house',
  organisations: [],
  permissions: ['bank.list', 'bank.edit', 'superadmin.root'].map((code) => ({ id: code, code, explanation: null })),
  privileges: [{ id: 'basic', name: 'Basic', permissions: [0] }],
  roles: [role('clerk', [1], ['basic']), role('owner', [2], ['basic']), role('guest', [])],
}

it('a matrix shows by what each role holds what it may do, a super admin everything', () => {
  const held = holdings(matrix)
  expect(held.get('clerk')).toEqual(
    new Map([
      [0, { own: false, privileges: ['Basic'] }],
      [1, { own: true, privileges: [] }],
    ]),
  )
  expect(held.get('owner')).toEqual(
    new Map([
      [0, { own: false, privileges: ['Basic'] }],
      [1, { own: false, privileges: ['superadmin.root'] }],
      [2, { own: true, privileges: [] }],
    ]),
  )
  expect(held.get('guest')!.size).toBe(0)
})

it('of a matrix what some roles alone hold is found, by code and by what it is for', () => {
  const held = holdings({ ...matrix, roles: matrix.roles.slice(0, 2) })
  const rows = (search: string) =>
    rowsOf({ ...matrix, roles: matrix.roles.slice(0, 2) }, held, {
      search,
      differing: true,
      explain: (number) => ['See the list of banks', 'Change a bank', 'Do everything'][number]!,
    })
  expect(rows('')).toEqual([2])
  expect(rows('everything')).toEqual([2])
  expect(rows('bank')).toEqual([])
})
