import { isExpected, mostTests } from '../../shared/forms/testing.ts'
import type { Guardian } from '../performer.ts'
import { wrong } from './wrong.ts'

/** Of two who keep one at once, one waits here. */
const locked = 'select id from designed_forms where id = $1 for update'
const others = 'select count(*)::int as count from form_tests where form = $1 and id is distinct from $2'

/** A test says what is expected so that every version can be held against it, and a form has no more than can be read. */
export const formTest: Guardian = async ({ query, id, values }) => {
  if (!values) return []
  await query(locked, [values['form']])
  const [kept] = await query<{ count: number }>(others, [values['form'], id])
  return [
    ...(isExpected(values['expected']) ? [] : [wrong('expected', 'json')]),
    ...(kept!.count >= mostTests ? [wrong('name', 'maxTests', { max: mostTests })] : []),
  ]
}
