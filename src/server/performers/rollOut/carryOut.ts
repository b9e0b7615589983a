import type { Actor } from '../../../../machines/kernel/types.ts'
import type { OrganisationDifference } from '../../../shared/endpoints/answers/rollOut.ts'
import { callerOf, type Host } from '../../context.ts'
import { HttpError, notFound } from '../../http/httpError.ts'
import { type Query, queryAs } from '../../performer.ts'
import { arisingWith } from '../../records/arising.ts'
import { takeTurn } from '../../records/guarded.ts'
import { createRecord, editRecord } from '../../records/save.ts'
import { lacked, permissionsOf } from '../rights.ts'
import { rolesInOrder, templateRoles } from '../templateRoles.ts'
import { differencesOf } from './differences.ts'

/** What a role has, and the way to it. */
interface Role {
  id: string
  revision: number
  values: Record<string, unknown>
}

const roleText = `
  select id, revision, jsonb_build_object(
    'code', code, 'name', name, 'description', description, 'higher', higher, 'level', level, 'section', section,
    'privileges', to_jsonb(privileges)
  ) as values
  from access_roles where organisation_id = $1 and lower(code) = lower($2)`

interface Wanted {
  template: string
  organisation: string
  /** Of the differences that were looked at. */
  stamp: string
}

const bare = { description: null, section: null, privileges: [] }

/** Nobody gives by a template what they lack. */
const unlessLacked = async (query: Query, by: Actor, { roles }: OrganisationDifference): Promise<void> => {
  const gains = roles.flatMap((role) => role.gains.map(({ id }) => id))
  const [unheld] = lacked(by, 'template', await permissionsOf(query, gains, []), [])
  if (unheld) throw new HttpError('FORBIDDEN', 'rollOut.lacked', { values: unheld.values })
}

/**
 * Gives the roles of one organisation the permissions that they have in its template by now, takes those that they have there no more,
 * and makes the ones that are missing, in one transaction. What else an organisation has made of its roles stays.
 * @throws HttpError where the differences are others by now, where its maker lacks what it would give, and where the template is no tree
 */
export const carryOut = async (host: Host, by: Actor, { template, organisation, stamp }: Wanted): Promise<number> => {
  const area = host.areas.find(({ id }) => id === 'access_role')!
  const arising = arisingWith(host, area, by)
  const written = await host.store.transaction(callerOf(by), (sql) =>
    arising.inside(sql, async (inner) => {
      const query = queryAs(inner.store, callerOf(by))
      await takeTurn(inner, area, query)
      const [house] = await query<Actor['organisation']>('select id, name, kind from organisations where id = $1', [
        organisation,
      ])
      if (!house) throw notFound({ table: 'organisations', id: organisation })
      const [difference] = await differencesOf(query, template, organisation)
      if (!difference || difference.stamp !== stamp) throw new HttpError('STALE', 'rollOut.changed')
      await unlessLacked(query, by, difference)
      const roles = rolesInOrder(await templateRoles(query, template))
      if (!roles) throw new HttpError('BAD_INPUT', 'rollOut.broken')
      // No role of another organisation stands below one of theirs: what they may give is judged above.
      const { access_role: _judged, ...guardians } = inner.guardians
      const within = { ...inner, guardians }
      const { seesFor: _sees, ...maker } = by
      const there: Actor = { ...maker, organisation: house }
      const find = async (code: string) => (await query<Role>(roleText, [organisation, code]))[0]
      for (const { code, name, level, higher, permissions } of roles) {
        if (!difference.roles.some((one) => one.code === code)) continue
        const old = await find(code)
        const above = async () => (higher === null ? null : (await find(higher))!.id)
        const saved = old
          ? await editRecord(within, there, area, old.id, old.revision, { ...old.values, permissions })
          : await createRecord(within, there, area, { ...bare, code, name, level, higher: await above(), permissions })
        if (saved.__typename !== 'Saved') throw new Error(`The role ${code} of ${organisation} cannot be written`)
      }
      return difference.roles.length
    }),
  )
  arising.tell()
  return written
}
