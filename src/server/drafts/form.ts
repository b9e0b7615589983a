import { eachOf, grants, type Permission } from '../../../machines/kernel/grants.ts'
import { formFields } from '../../shared/area/names.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Host } from '../context.ts'
import { forbidden, notFound } from '../http/httpError.ts'
import type { Session } from '../sessions/types.ts'
import { dropDraft, type FormOf, type Needed } from './rows.ts'

const neededFor = ({ permissions }: Area, isNew: boolean): Permission | undefined =>
  isNew ? (permissions.create ?? permissions.begin) : (permissions.edit ?? permissions.correct)

interface Typing {
  permission: Permission
  fields: readonly string[]
}

/** What is typed on pages of an area's own, by what stands before the id in its place: an action that a page offers, or a page. */
const typingsOf = ({ actions = {}, pages = {} }: Area): Record<string, Typing> => ({
  ...Object.fromEntries(
    Object.entries(actions).map(([name, { permission, input }]) => [
      name,
      { permission, fields: Object.keys(input ?? {}) },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(pages).flatMap(([name, { permission, typed }]) =>
      permission && typed ? [[name, { permission, fields: typed }]] : [],
    ),
  ),
})

const typingAt = (area: Area, place: string): Typing | undefined => {
  const [name = ''] = place.split('.')
  const typings = typingsOf(area)
  return Object.hasOwn(typings, name) ? typings[name] : undefined
}

/** Of a form that has versions and steps, that which was typed into and where whoever typed was. */
const placeInForm = ['version', 'step']

const listed = (permission: Permission | undefined): string[] =>
  permission === undefined ? [] : eachOf(permission).map((one) => one.toLowerCase())

/** What the forms of all areas need. */
export const neededByForms = ({ areas }: Host): Needed =>
  Object.fromEntries(
    areas.map((area) => [
      area.id,
      {
        made: listed(neededFor(area, true)),
        changed: listed(neededFor(area, false)),
        ...Object.fromEntries(
          Object.entries(typingsOf(area)).map(([name, { permission }]) => [`${name}.`, listed(permission)]),
        ),
      },
    ]),
  )

/**
 * The names of what is typed into a form, to who may submit it; of who may not any more, what they have typed ends.
 * @throws HttpError NOT_FOUND, FORBIDDEN
 */
export const fieldsFor = async (host: Host, session: Session, form: FormOf): Promise<readonly string[]> => {
  const area = host.areas.find(({ id }) => id === form.area)
  const typing = area && typingAt(area, form.place)
  const needed = typing ? typing.permission : area && neededFor(area, form.place.startsWith('new'))
  if (!area || needed === undefined) throw notFound()
  if (!grants(session.actor.permissions, needed)) {
    await dropDraft(host.store, session, form)
    throw forbidden(needed)
  }
  if (typing) return [...typing.fields, ...placeInForm]
  return area.lifecycle ? Object.keys(host.lifecycles.get(area.id)!.asks ?? {}) : formFields(area)
}
