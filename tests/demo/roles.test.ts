import { describe, expect, it } from 'vitest'
import type { Field } from '../../machines/fields/fields.ts'
import { grants, type Permission } from '../../machines/kernel/grants.ts'
import { permissionsFor } from '../../machines/kernel/guards.ts'
import { bank } from '../../src/areas/parties/bank.ts'
import { areas } from '../../src/areas/registry.ts'
import { rolesOf } from '../../src/server/demo/roles.ts'
import { naming, permissionsOf } from '../../src/shared/area/permissions.ts'
import type { Area } from '../../src/shared/area/types.ts'

const lifecycles = new Map(
  await Promise.all(
    areas.flatMap(({ id, lifecycle }) => (lifecycle ? [lifecycle.load().then((loaded) => [id, loaded] as const)] : [])),
  ),
)

/** Who may do something in a product of this one area. */
const holders = (area: Area, permission: string): string[] =>
  Object.entries(rolesOf([area], lifecycles)).flatMap(([role, permissions]) =>
    permissions.includes(permission) ? role : [],
  )

describe.each(areas.map((area) => [area.id, area] as const))('the area %s', (id, area) => {
  it('has somebody in the demo for everything that it asks a permission for', () => {
    const lifecycle = lifecycles.get(id)
    const asked = [
      ...permissionsOf(area),
      ...Object.keys(lifecycle?.events ?? {}).flatMap((type) => permissionsFor(lifecycle!, type)),
    ]
    expect(asked.filter((permission) => holders(area, permission).length === 0)).toEqual([])
  })
})

describe('the roles of the demo', () => {
  const agent = { ...bank, roles: undefined, scope: { insurer: 'insurer_id' } }

  it('may use an area that says nothing of them where they lead an organisation that sees it', () => {
    expect(holders(agent, 'bank.create')).toEqual(['admin', 'insurerManager'])
    expect(holders(agent, 'bank.list')).toEqual(['admin', 'insurerManager', 'viewer'])
  })

  it('are given what guards a field, as all of the area or by its word', () => {
    const fields = {
      ...bank.fields,
      code: { ...bank.fields.code, guarded: { permission: ['bank.code', 'bank.secrets'] } },
    }
    const given = { ...agent, fields, roles: { admin: 'all', bankOfficer: ['secrets'] } } as const
    expect(holders(given, 'bank.secrets')).toEqual(['admin', 'bankOfficer'])
    expect(holders(given, 'bank.code')).toEqual(['admin'])
  })

  it('see an area that they are given anything of', () => {
    const given = { ...agent, roles: { bankOfficer: ['checkAccountNumber'] } }
    expect(holders(given, 'bank.checkAccountNumber')).toEqual(['bankOfficer'])
    expect(holders(given, 'bank.detail')).toEqual(['bankOfficer'])
    expect(holders(given, 'bank.edit')).toEqual([])
  })

  it('let who only looks change nothing', () => {
    const { viewer } = rolesOf(areas, lifecycles)
    const changed = areas.flatMap((area) => {
      const { create, begin, edit, correct, delete: remove, upload } = area.permissions
      const lifecycle = lifecycles.get(area.id)
      const needed: Record<string, Permission | undefined> = {
        create,
        begin,
        edit,
        correct,
        remove,
        upload,
        ...Object.fromEntries(
          Object.entries(area.actions ?? {}).flatMap(([name, { permission, reads }]) =>
            reads ? [] : [[name, permission]],
          ),
        ),
        ...Object.fromEntries(
          Object.keys(lifecycle?.events ?? {}).map((type) => [type, permissionsFor(lifecycle!, type)]),
        ),
      }
      return Object.entries(needed).flatMap(([name, permission]) =>
        permission && grants(viewer, permission) ? [`${area.id} ${name}`] : [],
      )
    })
    expect(changed).toEqual([])
  })

  it('may look up what they refer to, wherever they may write', () => {
    const all = Object.entries(rolesOf(areas, lifecycles)).filter(([role]) => role !== 'superAdmin')
    /** The areas that are referred to by what must be typed there; what need not be is not asked of who finds nothing to choose. */
    const asked = (fields: Readonly<Record<string, Field>>): string[] =>
      Object.values(fields).flatMap((field) => {
        if ('readOnly' in field && field.readOnly) return []
        if (field.type === 'group') return asked(field.fields)
        return field.required && (field.type === 'reference' || field.type === 'references') ? field.area : []
      })
    const writings = areas.flatMap((area) => {
      const { create, edit, begin, correct } = area.permissions
      const lifecycle = lifecycles.get(area.id)
      const events = Object.entries(lifecycle?.events ?? {})
      return [
        ...[create, edit, begin, correct].flatMap((needed) => (needed ? [[needed, asked(area.fields)] as const] : [])),
        ...events.map(([type, { fields }]) => [permissionsFor(lifecycle!, type), asked(fields)] as const),
        ...Object.values(area.actions ?? {}).map((one) => [one.permission, asked(one.input ?? {})] as const),
      ]
    })
    const blind = all.flatMap(([role, held]) =>
      writings
        .filter(([needed]) => needed.length > 0 && grants(held, needed))
        .flatMap(([, referred]) => areas.filter(({ id }) => referred.includes(id)))
        .filter((area) => !grants(held, naming(area)))
        .map(({ id }) => `${role} looks up no ${id}`),
    )
    expect([...new Set(blind)]).toEqual([])
  })

  it('are named where there is none of that name', () => {
    // @ts-expect-error -- no role
    const given: Area = { ...agent, roles: { brokerManger: 'all' } }
    expect(() => holders(given, 'bank.list')).toThrow('bank has roles.brokerManger')
  })

  it('let a second desk of the broker end the policy that one of them asks to cancel', () => {
    const roles = rolesOf(areas, lifecycles)
    expect(roles.brokerUnderwriter).toEqual(
      expect.arrayContaining(['cancellation.approve', 'product.creditLife.quotation.cancel']),
    )
    expect(roles.brokerUnderwriter).not.toContain('cancellation.request')
  })

  it('are given nothing that the area does not ask for', () => {
    expect(() => rolesOf([{ ...agent, roles: { viewer: ['approve'] } }], lifecycles)).toThrow(
      'The area bank gives viewer the permission approve, which it asks for nowhere',
    )
  })
})
