import { describe, expect, it } from 'vitest'
import { asked } from '../../machines/creditLife/creditLife.asks.ts'
import { areas } from '../../src/areas/registry.ts'
import { areaEndpoints } from '../../src/shared/endpoints/areas.ts'

const areaOf = (id: string) => areas.find((area) => area.id === id)!

describe('what the catalogue leaves to be chosen', () => {
  it.each(['partner', 'insurer', 'organisation'])('P21 %s asks for a role template when it is made', (id) => {
    const area = areaOf(id)
    expect(area.fields['roleTemplate']).toMatchObject({ type: 'reference', area: 'role_template', required: true })
    expect(area.permissions.create).toBeTruthy()
  })

  it.each(['role_level', 'role_section', 'privilege', 'access_role', 'role_template'])(
    'C097 %s has name, code, description, and tells when it was changed last',
    (id) => {
      const { fields, list } = areaOf(id)
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(['name', 'code', 'description']))
      expect(list.sorts).toContain('updated_at')
    },
  )

  it('C097 a bank has code, name and status', () =>
    expect(Object.keys(areaOf('bank').fields)).toEqual(expect.arrayContaining(['code', 'name', 'status'])))

  it('C098 a customer is known by KTP, Passport or KITAS', () =>
    expect(asked.identity_type.options).toEqual(['KTP', 'Passport', 'KITAS']))

  it.each([
    ['broker', '/broker'],
    ['agent', '/agent'],
    ['credit_life', '/credit-life'],
    ['cancellation', '/cancel-request-policy'],
  ])('C102 C104 %s, of which no call is told, has the usual list and page at %s', (id, route) => {
    const area = areaOf(id)
    expect(area.route).toBe(route)
    expect(areaEndpoints(area).map(({ operation }) => operation)).toEqual(expect.arrayContaining(['list', 'detail']))
  })
})
