import { expect, it } from 'vitest'
import { areas } from '../../src/areas/registry.ts'
import { catalogue } from '../../src/shared/endpoints/catalogue.ts'
import { notYet } from './notYet.ts'
import { specified } from './specified.ts'

const served = new Map(catalogue(areas).map((endpoint) => [endpoint.name, endpoint]))

it(`C058 ${specified.length - notYet.length} of the ${specified.length} calls of the specification are served, and the others are listed as not yet`, () => {
  const missing = specified.map(([name]) => name).filter((name) => !served.has(name))
  expect(missing.toSorted()).toEqual(notYet.toSorted())
  expect(specified).toHaveLength(510)
})

it('C022 C050 is called by the method and at the path that the specification gives', () => {
  const elsewhere = specified.flatMap(([name, method, path]) => {
    const endpoint = served.get(name)
    return path && endpoint && `${endpoint.method} ${endpoint.path}` !== `${method} ${path}` ? [name] : []
  })
  expect(elsewhere).toEqual([])
})
