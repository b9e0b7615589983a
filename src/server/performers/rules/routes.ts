import type { FastifyInstance } from 'fastify'
import type { RuleRow } from '../../../../machines/kernel/ruleTable.types.ts'
import { jakartaDay } from '../../../../machines/kit/calendar.ts'
import { ruleEngine } from '../../../areas/rules/ruleEngine.ts'
import { ruleVersion } from '../../../areas/rules/ruleVersion.ts'
import type { InForce, RuleAnswers } from '../../../shared/endpoints/answers/rules.ts'
import type { Host } from '../../context.ts'
import { notFound } from '../../http/httpError.ts'
import { body, text, uuid } from '../../http/schemas.ts'
import { visible } from '../../records/scope.ts'
import { permit } from '../../rights/permit.ts'
import { previewed } from './previewed.ts'
import { type Declared, declaredTables } from './tables.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import type { Caller } from '../../store/store.ts'
import { dryVersion } from './dryRun.ts'

interface Approved {
  number: number
  from: string
  rows: RuleRow[]
}

const approved = (caller: Caller) => `
  select number, valid_from::text as from, rows from rule_versions v join rule_tables t on t.id = v.rule_table
  where t.code = $1 and status = 'APPROVED' and organisation_id = $2 and ${visible(ruleVersion, caller)}
  order by valid_from desc, number desc`

const version = (caller: Caller) => `
  select t.code, v.organisation_id as organisation, v.number, v.rows from rule_versions v join rule_tables t on t.id = v.rule_table
  where v.id = $1 and ${visible(ruleVersion, caller).replaceAll('organisation_id', 'v.organisation_id')}`

type Answer<N extends keyof RuleAnswers> = Promise<{ data: RuleAnswers[N] }>

const config = { reads: true }

/** What is asked of rule tables, and what a version would make of the cases that there are. */
export const ruleRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  if (!host.areas.some(({ id }) => id === ruleEngine.id)) return
  const { store, clock } = host
  const declared = declaredTables(host)

  /** @throws HttpError NOT_FOUND */
  const tableOf = (code: string): Declared => {
    const found = declared.get(code)
    if (!found) throw notFound()
    return found
  }

  app.post<{ Body: { code: string } }>(
    '/api/rules/in-force',
    { config, schema: { body: body({ code: text(80) }, 'code') } },
    async (request): Answer<'rules.inForce'> => {
      const session = await sessions.authenticate(request)
      permit(host, session, ruleEngine.permissions.detail)
      const { code } = request.body
      const { table } = tableOf(code)
      const { caller, actor } = session
      const rows = await store.run<Approved>(caller, approved(caller), [code, actor.organisation.id])
      const today = jakartaDay(clock().toISOString())
      const now = rows.find(({ from }) => from <= today)
      const next = rows.findLast(({ from }) => from > today)
      const answer: InForce = {
        number: now?.number ?? null,
        from: now?.from ?? null,
        rows: now?.rows ?? table.usual,
        next: next ? { number: next.number, from: next.from } : null,
      }
      return { data: answer }
    },
  )

  app.post<{ Body: { area: string; house?: string } }>(
    '/api/rules/ruling',
    { config, schema: { body: body({ area: text(60), house: uuid }, 'area') } },
    async (request): Answer<'rules.ruling'> => {
      const session = await sessions.authenticate(request)
      const area = host.areas.find(({ id }) => id === request.body.area)
      const lifecycle = area && host.lifecycles.get(area.id)
      if (!area?.permissions.begin || !lifecycle) throw notFound()
      permit(host, session, area.permissions.begin)
      return { data: await previewed(host, session.actor, lifecycle, request.body.house) }
    },
  )

  app.post<{ Body: { id: string; after?: string } }>(
    '/api/rules/dry-run',
    { config, schema: { body: body({ id: uuid, after: uuid }, 'id') } },
    async (request): Answer<'rules.dryRun'> => {
      const session = await sessions.authenticate(request)
      permit(host, session, ruleVersion.permissions.detail)
      const { caller } = session
      const { id, after } = request.body
      const [found] = await store.run<{ code: string; organisation: string; number: number; rows: RuleRow[] }>(
        caller,
        version(caller),
        [id],
      )
      if (!found) throw notFound()
      const table = tableOf(found.code)
      permit(host, session, host.areas.find((area) => area.id === table.area)!.permissions.list)
      return { data: await dryVersion(host, caller, table, found, after ?? null) }
    },
  )
}
