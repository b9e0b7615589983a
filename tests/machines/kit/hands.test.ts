import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../machines/kernel/types.ts'
import { isIn, ofRole, ofSection, somebodyWith, toPerson } from '../../../machines/kit/hands.ts'

const person = (more: Partial<Actor> = {}) => ({ userId: 'a', roles: ['CLERK'], permissions: ['x.list'], ...more })

describe('the hands in which a case is', () => {
  it.each([
    ['their own', [toPerson('a')], person(), true],
    ['those of another', [toPerson('b')], person(), false],
    ['those of who has their role', [ofRole('CLERK')], person(), true],
    ['those of who has another role', [ofRole('CHIEF')], person(), false],
    ['those of their section', [ofSection('s')], person({ sections: ['s'] }), true],
    ['those of another section', [ofSection('s')], person({ sections: ['t'] }), false],
    ['those of a section, and they work in none', [ofSection('s')], person(), false],
    ['those of several, one of them they', [toPerson('b'), ofRole('CLERK')], person(), true],
    ['nobody’s', [], person(), false],
    ['those of another, and they are the root', [toPerson('b')], person({ permissions: ['superadmin.root'] }), true],
    ['those of a role that is called as they are', [ofRole('a')], person(), false],
  ])('are theirs, or not: %s', (_, hands, actor, theirs) => {
    expect(isIn(hands, actor)).toBe(theirs)
  })

  it('are those of somebody, whoever they are', () => {
    for (const hand of [toPerson('b'), ofRole('CHIEF'), ofSection('s')])
      expect(isIn([hand], { ...somebodyWith(hand), permissions: [] })).toBe(true)
  })
})
