import { rightsRefused } from '../http/httpError.ts'
import type { Guardian } from '../performer.ts'
import { wrong } from './wrong.ts'

interface Row {
  managed_by: string
  code: string
  kind: string
  role_template: string
  is_staffed: boolean
}

const found =
  'select managed_by, code, kind, role_template, app_is_staffed(id) as is_staffed from organisations where id = $1'
const same =
  'select 1 from organisations where managed_by = $1 and lower(code) = lower($2) and id is distinct from $3::uuid'

/**
 * Who only sees an organisation, since it acts for it or stands above it, does not write it, and nobody deletes their own. A code is one organisation's among those of who manages it, in whatever letters. What kind it is stays from the moment on at which
 * somebody works there; who works there does not say who they are to those who manage them.
 */
export const organisation: Guardian = async ({ query, by, id, values }) => {
  const [old] = await query<Row>(found, [id])
  const isOwn = id === by.organisation.id
  const isManaged = by.organisation.kind === 'platform' || old?.managed_by === by.organisation.id
  if (old && !isManaged && !(isOwn && values)) throw rightsRefused('managed')
  if (!values) return []
  const fixed = [
    ...(old && old.kind !== values['kind'] && (isOwn || old.is_staffed) ? ['kind'] : []),
    ...(old && isOwn && old.code !== values['code'] ? ['code'] : []),
    ...(old && isOwn && old.role_template !== values['roleTemplate'] ? ['roleTemplate'] : []),
  ]
  const code = String(values['code'])
  const others = await query(same, [old?.managed_by ?? values['managed_by'], code, id])
  return [
    ...fixed.map((path) => wrong(path, 'fixed')),
    ...(others.length > 0 ? [wrong('code', 'codeTaken', { code })] : []),
  ]
}
