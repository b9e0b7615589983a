import { expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { guardians } from '../../src/server/performers/performers.ts'

it('areas are watched where somebody stands before their writing, or the platform alone writes', () => {
  const watched = areas.filter((area) => area.watched).map(({ id }) => id)
  expect(watched.toSorted()).toEqual(
    areas
      .filter(({ id, common }) => common || Object.hasOwn(guardians, id))
      .map(({ id }) => id)
      .toSorted(),
  )
})
