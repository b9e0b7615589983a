import { expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { guardians } from '../../src/server/performers/performers.ts'
import { rights } from '../../src/server/performers/rights.ts'

it('areas are watched where the rule of giving rights stands before their writing, or the platform alone writes', () => {
  const wanted = areas.filter(({ id, common }) => common || Object.hasOwn(rights, id))
  expect(wanted.filter(({ watched }) => !watched)).toEqual([])
  const watched = areas.filter((area) => area.watched)
  expect(watched.filter(({ id, common }) => !common && !Object.hasOwn(guardians, id))).toEqual([])
})
