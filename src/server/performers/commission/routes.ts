import type { FastifyInstance } from 'fastify'
import { commissionPermissions } from '../../../../machines/commission/commission.permissions.ts'
import { isId } from '../../../../machines/fields/reference.ts'
import type { CommissionAnswers, UserCommission } from '../../../shared/endpoints/answers/commission.ts'
import { commissionEndpoint } from '../../../shared/endpoints/commission.ts'
import { moveFor } from '../../cases/moveFor.ts'
import { placeOf } from '../../cases/place.ts'
import { readCase } from '../../cases/readCase.ts'
import type { Host } from '../../context.ts'
import { queryAs } from '../../performer.ts'
import { visible } from '../../records/scope.ts'
import { permit } from '../../rights/permit.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import type { Session } from '../../sessions/types.ts'
import { payableOf } from './payable.ts'

const area = 'commission'

/** Commission that is approved at once at most. */
const most = 100

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['ids', 'key'],
  properties: {
    ids: { type: 'array', minItems: 1, maxItems: most, uniqueItems: true, items: { type: 'string', maxLength: 60 } },
    key: { type: 'string', maxLength: 60 },
  },
}

const inStatus = (status: string, sum: string) =>
  `coalesce(sum(${sum}) filter (where status = '${status}'), 0)::float8 as ${status.toLowerCase()}`

type Answer<N extends keyof CommissionAnswers> = Promise<{ data: CommissionAnswers[N] }>

/** What is asked of commission beside its list and its records. */
export const commissionRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  if (!host.lifecycles.has(area)) return
  const place = placeOf(host, area)
  const { list, detail, pay } = commissionPermissions

  const sums = async ({ caller }: Session, payee: string | null): Promise<UserCommission[]> =>
    host.store.run<UserCommission>(
      caller,
      `select partner_id as payee, min(payee) as name, currency, count(*)::int as count, ${inStatus('ACCRUED', 'net')},
        ${inStatus('REQUESTED', 'net')}, ${inStatus('APPROVED', 'net')}, ${inStatus('REJECTED', 'net')},
        coalesce(sum(paid_amount), 0)::float8 as paid,
        coalesce(sum(balance) filter (where balance < 0), 0)::float8 as negative,
        coalesce(sum(balance) filter (where balance < 0 or status <> 'REJECTED'), 0)::float8 as balance
      from commissions where ${payee === null ? '' : 'partner_id = $1 and '}${visible(place.area, caller)}
      group by partner_id, currency order by name, payee, currency`,
      payee === null ? [] : [payee],
    )

  const values = commissionEndpoint('commission.values')
  app.get(values.path, async (request): Answer<'commission.values'> => {
    const session = await sessions.authenticate(request)
    permit(host, session, list)
    return { data: { userCommissions: await sums(session, null) } }
  })

  const self = commissionEndpoint('commission.self')
  app.get(self.path, async (request): Answer<'commission.self'> => {
    const session = await sessions.authenticate(request)
    permit(host, session, list)
    return { data: { userCommissions: await sums(session, session.caller.organisation) } }
  })

  const payable = commissionEndpoint('commission.payable')
  app.get(payable.path, async (request): Answer<'commission.payable'> => {
    const session = await sessions.authenticate(request)
    permit(host, session, pay)
    const { caller } = session
    return { data: { payable: await payableOf(queryAs(host.store, caller), caller.organisation) } }
  })

  /** Each is an event of its own, which its machine judges: what is refused of one stops no other. */
  const approve = commissionEndpoint('commission.approveTransaction')
  app.post<{ Body: { ids: string[]; key: string } }>(
    approve.path,
    { schema: { body } },
    async (request): Answer<'commission.approveTransaction'> => {
      const session = await sessions.authenticate(request)
      permit(host, session, detail)
      const results: CommissionAnswers['commission.approveTransaction']['results'] = []
      for (const id of request.body.ids) {
        const { key } = request.body
        const found = isId(id) ? await readCase(host.store, place, session.caller, id, key) : null
        if (!found) {
          results.push({ id, answer: { __typename: 'Missing' } })
          continue
        }
        // Another try of the same approval is about the revision that the first was about.
        const revision = found.repeat ? found.repeat.revision - 1 : found.record.revision
        const asked = { area, id, revision, event: { type: 'commission.approved' }, key }
        results.push({ id, answer: await moveFor(host, session, request, asked) })
      }
      return { data: { results } }
    },
  )
}
