import { describe, expect, it } from 'vitest'
import { lackedBy, objectionTo, type Standing } from '../../../machines/kernel/giving.ts'

/** Chief, head, clerk: one above the other; the stranger is above nobody. */
const chief: Standing = { id: 'chief', above: [], rank: 10 }
const head: Standing = { id: 'head', above: ['chief'], rank: 20 }
const clerk: Standing = { id: 'clerk', above: ['head', 'chief'], rank: 60 }
const stranger: Standing = { id: 'stranger', above: [], rank: 90 }
const unranked: Standing = { id: 'unranked', above: ['head', 'chief'], rank: null }
const level: Standing = { id: 'level', above: ['head', 'chief'], rank: 20 }
const over: Standing = { id: 'over', above: ['head', 'chief'], rank: 5 }

describe('who may change a role', () => {
  it.each([
    ['a chief', [chief], ['head', 'clerk', 'unranked', 'level']],
    ['a head', [head], ['clerk', 'unranked']],
    ['a clerk', [clerk], []],
    ['who has two roles', [clerk, head], ['unranked']],
    ['who has none', [], []],
  ])('%s changes those below in chain and rank, and never their own', (_, roles, may) => {
    const all = [chief, head, clerk, stranger, unranked, level, over]
    const giver = { permissions: ['role.edit'], roles }
    expect(all.filter((one) => objectionTo(giver, one) === null).map(({ id }) => id)).toEqual(may)
    for (const own of roles) expect(objectionTo(giver, own)).toBe('own')
  })

  it('is a super admin, whatever role it is', () => {
    for (const one of [chief, stranger])
      expect(objectionTo({ permissions: ['Superadmin.Root'], roles: [chief] }, one)).toBeNull()
  })
})

it('nobody gives what they lack, in whatever letters it is written', () => {
  expect(lackedBy({ permissions: ['bank.list', 'Bank.Edit'] }, ['BANK.LIST', 'bank.edit', 'bank.editAll'])).toEqual([
    'bank.editAll',
  ])
  expect(lackedBy({ permissions: ['bank.list'] }, ['superadmin.root'])).toEqual(['superadmin.root'])
  expect(lackedBy({ permissions: ['superadmin.root'] }, ['anything', 'superadmin.root'])).toEqual([])
})
