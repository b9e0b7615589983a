import type { Permission } from '../../../machines/kernel/grants.ts'
import { badField } from '../http/httpError.ts'
import { permit } from '../rights/permit.ts'
import { isOneLine, isVisible } from '../../shared/validation/visible.ts'
import { levelsOf } from '../json.ts'
import type { GraphqlContext } from './builder.ts'

/** What is no field of a form, such as what is searched for, is judged here: a form is answered field by field. */
const isReadable = ([name, given]: [string, unknown]): boolean => {
  const texts = name === 'input' ? [] : [...levelsOf(given)].flat().filter((value) => typeof value === 'string')
  return texts.every((text) => isVisible(text.trim()) && isOneLine(text.trim()))
}

/** A resolver that needs a permission: there is no other kind, so that nothing is open by being forgotten. */
export const permitted =
  <A extends object, R>(permission: Permission, work: (args: A, context: GraphqlContext) => R) =>
  (_parent: unknown, args: A, context: GraphqlContext): R => {
    permit(context.host, context.session, permission)
    const unreadable = Object.entries(args).find((one) => !isReadable(one))
    if (unreadable) throw badField(unreadable[0], 'visible', 'unseen')
    return work(args, context)
  }
