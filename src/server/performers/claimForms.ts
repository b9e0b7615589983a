import { jakartaDay } from '../../../machines/kit/calendar.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bindingFor, type Claimed } from '../../shared/forms/binding.ts'
import { outward } from '../../shared/forms/outward.ts'
import type { ClaimFormAnswers, FormTemplate, NamedBinding } from '../../shared/endpoints/answers/claimForm.ts'
import { callerOf, type Finders, type Host } from '../context.ts'
import { notFound } from '../http/httpError.ts'
import { uuid } from '../http/schemas.ts'
import { type Guardian, queryAs } from '../performer.ts'
import { permit } from '../rights/permit.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Caller } from '../store/store.ts'
import { definitionWith } from './storedDefinition.ts'
import { wrong } from './wrong.ts'

const equal = `
  select name from claim_forms b where b.id is distinct from $1 and b.organisation_id = (select organisation_id from designed_forms where id = $2)
    and b.partner is not distinct from $3::uuid and b.insurer is not distinct from $4::uuid
    and b.category is not distinct from $5::uuid and b.claim_type is not distinct from $6
    and daterange(b.valid_from, b.valid_until, '[]') && daterange($7::date, $8::date, '[]')
  order by b.valid_from limit 1`

/** Two bindings that name the same are not in force on the same day: nobody could say by which a claim gets its form. */
export const claimForm: Guardian = async ({ query, id, values }) => {
  if (!values) return []
  const { form, partner, insurer, category, claimType, validFrom, validUntil } = values
  const named = [partner, insurer, category, claimType].map((one) => one ?? null)
  const [other] = await query<{ name: string }>(equal, [id, form, ...named, validFrom, validUntil ?? null])
  return other ? [wrong('validFrom', 'boundAlready', { name: other.name })] : []
}

interface Row extends NamedBinding {
  code: string
  number: number | null
  hash: string | null
  definition: string | null
  /** Of its category, by which claims name that. */
  slug: string | null
}

const bindings = (narrowed = '') => `
  select b.id, b.name, b.form, f.name as "formName", f.code, f.live is not null and not f.binned as "isLive",
    v.id as version, v.number, v.hash, v.definition, b.partner, b.insurer, b.category, c.slug, b.claim_type as "claimType",
    b.valid_from::text as "validFrom", b.valid_until::text as "validUntil"
  from claim_forms b join designed_forms f on f.id = b.form left join insurance_categories c on c.id = b.category
  left join form_versions v on v.form = f.id and v.number = f.live
  ${narrowed} order by b.name, b.id`

/** The form that a claim gets on the day on which it is brought, of which it keeps the version: none where none is bound to its like. */
export const formOfClaim: Finders[string] = async ({ host, by, at, typed, known }) => {
  const rows = await host.store.run<Row>(callerOf(by), bindings('where b.organisation_id = $1'), [by.organisation.id])
  const claimed = {
    partner: known['agent']!['partner'] as string,
    insurer: typed['insurer'] as string,
    category: typed['productCategory'] as string,
    claimType: (typed['claimType'] ?? null) as string | null,
  }
  const named = rows.map(({ slug, ...row }) => ({ ...row, category: slug }))
  const { won } = bindingFor(named, claimed, jakartaDay(at))
  if (!won) return { form: null }
  const { form, version, definition, hash, number } = won
  return { form: { form, version, definition, hash, number } }
}

const inForce = (on: string) => (row: Row) =>
  row.isLive && row.validFrom <= on && (row.validUntil === null || on <= row.validUntil)

const templateOf = (row: Row): FormTemplate => ({
  uuid: row.id,
  name: row.formName,
  code: row.code,
  form: row.form,
  version: row.number!,
  partner: row.partner,
  insurer: row.insurer,
  category: row.category,
  claimType: row.claimType,
  validFrom: row.validFrom,
  validUntil: row.validUntil,
})

const asked = {
  type: 'object',
  properties: {
    partner: uuid,
    insurer: uuid,
    category: uuid,
    claimType: { type: 'string', maxLength: 40 },
    on: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  },
}

type Answer<N extends keyof ClaimFormAnswers> = Promise<{ data: ClaimFormAnswers[N] }>

/** Which form a claim gets and why, and the forms that claims get today. */
export const claimFormRoutes = (app: FastifyInstance, host: Host, sessions: Sessions): void => {
  const readAll = async (request: FastifyRequest): Promise<{ caller: Caller; rows: Row[] }> => {
    const session = await sessions.authenticate(request)
    permit(host, session, 'claim_form.list')
    return { caller: session.caller, rows: await host.store.run<Row>(session.caller, bindings()) }
  }
  const today = () => jakartaDay(host.clock().toISOString())

  app.get<{ Querystring: Partial<Record<keyof Claimed, string>> & { on?: string } }>(
    '/api/claim-forms/explain',
    { schema: { querystring: asked } },
    async (request): Answer<'claim_form.explain'> => {
      const { partner = null, insurer = null, category = null, claimType = null, on = today() } = request.query
      const { rows } = await readAll(request)
      const named = rows.map(
        ({ code: _code, number: _number, hash: _hash, definition: _definition, slug: _slug, ...row }) => row,
      )
      return { data: bindingFor(named, { partner, insurer, category, claimType }, on) }
    },
  )

  app.get(
    '/api/v2/claims/internal/form-templates',
    async (request): Promise<{ data: FormTemplate[]; meta: { total: number } }> => {
      const { rows } = await readAll(request)
      const data = rows.filter(inForce(today())).map(templateOf)
      return { data, meta: { total: data.length } }
    },
  )

  app.get<{ Params: { uuid: string } }>(
    '/api/v2/claims/internal/form-templates/:uuid',
    { schema: { params: { type: 'object', properties: { uuid }, required: ['uuid'] } } },
    async (request): Answer<'partnership.detailFormTemplate'> => {
      const { caller, rows } = await readAll(request)
      const row = rows.filter(inForce(today())).find(({ id }) => id === request.params.uuid)
      if (!row) throw notFound()
      const definition = outward(await definitionWith(queryAs(host.store, caller), row.definition!))
      return { data: { ...templateOf(row), definition, hash: row.hash! } }
    },
  )
}
