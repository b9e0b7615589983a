import { randomUUID } from 'node:crypto'
import { type Addressee, addresseeColumns, notify } from '../notify.ts'
import { canSignIn } from '../sessions/people.ts'
import { type Performer as EffectPerformer, textOf } from '../task.ts'
import { answerOnCase } from './answerOnCase.ts'
import type { Answered } from './submissions.ts'

interface Asked {
  version: Answered | null
}

const asked = `
  select case when v.id is not null then jsonb_build_object('id', v.id, 'form', v.form, 'definition', v.definition, 'hash', v.hash) end as version
  from adhoc_requests r join request_types t on t.id = r.type
  left join designed_forms f on f.id = t.form and not f.binned
  left join form_versions v on v.form = f.id and v.number = f.live
  where r.id = $1`

/** The form of the type is answered as it is live. */
const answer = answerOnCase('adhoc_request', async (query, { id }) => {
  const [row] = await query<Asked>(asked, [id])
  return row?.version ? { version: row.version } : { against: { isFormLive: {} } }
})

export const adhocRequest = { answer }

/** The nearest role above those of who has taken it, or of its section, that is none of these. */
const higher = `
  with own as (
    select r.id, r.higher from access_roles r where r.organisation_id = $1 and (
      case when $3 = '' then r.section = $2
      else exists (select from member_roles m where m.role_id = r.id and m.user_id::text = $3 and m.organisation_id = $1) end
    )
  )
  select r.id, r.code, r.name from access_roles r left join role_levels l on l.id = r.level
  where r.id in (select higher from own) and r.id not in (select id from own)
  order by l.rank desc nulls last, r.code limit 1`

const holders = `
  select ${addresseeColumns}
  from member_roles h join memberships m on m.user_id = h.user_id and m.organisation_id = h.organisation_id
  join users u on u.id = m.user_id
  where h.role_id = $1 and ${canSignIn}`

/** Finds the role to which something goes up that is late, and tells who has it. */
export const climb: EffectPerformer = async (task, { host, read, area, at }) => {
  const { organisation, section, reviewer } = task.params
  const [role] = await read.query<{ id: string; code: string; name: string }>(higher, [organisation, section, reviewer])
  if (!role) return {}
  const people = await read.query<Addressee>(holders, [role.id])
  const told = {
    kind: 'climbed',
    id: randomUUID(),
    of: { area, id: task.case_id },
    by: textOf(task, 'by'),
    at,
  } as const
  return {
    write: (sql) => notify(host, sql, people, told),
    event: { type: 'request.climbed', role: role.code, roleName: role.name },
  }
}
