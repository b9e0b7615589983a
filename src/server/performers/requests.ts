import { randomUUID } from 'node:crypto'
import { granting } from '../../../machines/kernel/grants.ts'
import { requestPermissions } from '../../../machines/request/request.permissions.ts'
import { type Addressee, addresseeColumns, notify } from '../notify.ts'
import { canSignIn } from '../sessions/people.ts'
import { type Performer as EffectPerformer, textOf } from '../task.ts'
import type { Guardian } from '../performer.ts'
import { answerOnCase } from './answerOnCase.ts'
import { isLive } from './liveForm.ts'
import type { Answered } from './submissions.ts'
import { wrong } from './wrong.ts'

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

/** A type is offered as long as its form can be filled in. */
const requestType: Guardian = async ({ query, values }) =>
  !values?.['isOffered'] || (await isLive(query, values['form'])) ? [] : [wrong('form', 'notLive')]

const formOf = 'select form from request_types where id = $1'

/** Nobody makes a request that nobody could answer. */
const ofLiveForm: Guardian = async ({ query, id, values }) => {
  if (!values || id !== null) return []
  const [type] = await query<{ form: string }>(formOf, [values['type']])
  return type && (await isLive(query, type.form)) ? [] : [wrong('type', 'notLive')]
}

export const requestGuardians = { request_type: requestType, adhoc_request: ofLiveForm }

/**
 * Of the roles above those of who has taken it, or of its section, and of those that stand above all others, the nearest that may go on
 * with it, or else the nearest.
 */
const higher = `
  with recursive own as (
    select r.id, r.higher from access_roles r where r.organisation_id = $1 and (
      case when $3 = '' then r.section = $2
      else exists (select from member_roles m where m.role_id = r.id and m.user_id::text = $3 and m.organisation_id = $1) end
    )
  ), above as (
    select higher as id, 1 as far from own where higher is not null
    union select r.higher, a.far + 1 from above a join access_roles r on r.id = a.id where r.higher is not null and a.far < 20
  ), found as (
    select id, min(far) as far from (
      select id, far from above
      union all
      select id, null from access_roles top where organisation_id = $1 and higher is null
        and exists (select from access_roles below where below.higher = top.id)
    ) each group by id
  )
  select r.id, r.code, r.name, exists (
    select from access_permissions p where lower(p.code) = any($4::text[]) and (
      p.id = any(r.permissions) or exists (select from privileges v where v.id = any(r.privileges) and p.id = any(v.permissions))
    )
  ) as able
  from found join access_roles r on r.id = found.id left join role_levels l on l.id = r.level
  where r.id not in (select id from own) and exists (select from member_roles h where h.role_id = r.id)
  order by able desc, found.far nulls last, l.rank desc nulls last, r.code limit 1`

interface Higher {
  id: string
  code: string
  name: string
  /** Whether who has it may go on with the request. */
  able: boolean
}

const holders = `
  select ${addresseeColumns}
  from member_roles h join memberships m on m.user_id = h.user_id and m.organisation_id = h.organisation_id
  join users u on u.id = m.user_id
  where h.role_id = $1 and ${canSignIn}`

/** Finds the role to which something goes up that is late, and tells who has it: also where they may only know of it. */
export const climb: EffectPerformer = async (task, { host, read, area, at }) => {
  const { organisation, section, reviewer } = task.params
  const [role] = await read.query<Higher>(higher, [
    organisation,
    section,
    reviewer,
    granting(requestPermissions.handle),
  ])
  if (!role) return {}
  const people = await read.query<Addressee>(holders, [role.id])
  const told = {
    kind: role.able ? 'climbed' : 'late',
    id: randomUUID(),
    of: { area, id: task.case_id },
    by: textOf(task, 'by'),
    at,
  } as const
  return {
    write: (sql) => notify(host, sql, people, told),
    ...(role.able && { event: { type: 'request.climbed', role: role.code, roleName: role.name } }),
  }
}
