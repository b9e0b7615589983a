import type { PayloadFields } from '../../../machines/fields/fields.ts'
import type { Actor, Context, Given, Stamp } from '../../../machines/kernel/types.ts'
import type { Referred } from '../../shared/area/schema.ts'
import type { Checked, FieldError } from '../../shared/validation/fieldErrors.ts'
import type { Finders, Host } from '../context.ts'
import { system } from '../store/store.ts'

interface Organisation {
  id: string
  code: string
  kind: string
  name: string
}

const organisations = 'select id, code, kind, name from organisations where code = any($1::text[])'

const knownOf = (asks: PayloadFields, typed: Record<string, unknown>, referred: Referred): Given['known'] =>
  Object.fromEntries(
    Object.entries(asks).flatMap(([path, field]) =>
      field.type === 'reference' && field.facts ? [[path, referred[String(typed[path]).toLowerCase()] as Context]] : [],
    ),
  )

const isWrong = (found: Awaited<ReturnType<Finders[string]>>): found is { wrong: FieldError[] } =>
  Array.isArray(found['wrong'])

/** The parties of a beginning. Whoever begins it is the party of their organisation's kind; the others are organisations of the codes that the records have which were chosen. */
export const partiesOf = async (
  { store }: Pick<Host, 'store'>,
  { organisation }: Pick<Actor, 'organisation'>,
  asks: PayloadFields,
  typed: Record<string, unknown>,
  referred: Referred,
): Promise<Checked<Given['parties']>> => {
  const wanted = Object.entries(asks).flatMap(([path, { party }]) => {
    if (!party) return []
    const code = referred[String(typed[path]).toLowerCase()]?.['code']
    return [{ path, party, code: String(code), isOwn: party === organisation.kind }]
  })
  const codes = wanted.flatMap(({ code, isOwn }) => (isOwn ? [] : [code]))
  const houses = codes.length > 0 ? await store.run<Organisation>(system, organisations, [codes], 'parties') : []
  const parties = wanted.map(({ path, party, code, isOwn }) => ({
    path,
    party,
    one: isOwn ? organisation : houses.find((one) => one.kind === party && one.code === code),
  }))
  const missing = parties.filter(({ one }) => !one)
  return missing.length > 0
    ? { ok: false, fields: missing.map(({ path }) => ({ path, key: 'validation:noOrganisation', values: {} })) }
    : {
        ok: true,
        value: Object.fromEntries(parties.map(({ party, one }) => [party, { id: one!.id, name: one!.name }])),
      }
}

/** What the host gives to a beginning. */
export const givenTo = async (
  host: Host,
  { by, at }: Stamp,
  lifecycle: string,
  asks: PayloadFields,
  typed: Record<string, unknown>,
  referred: Referred,
): Promise<Checked<Given>> => {
  const { config } = host
  const parties = await partiesOf(host, by, asks, typed, referred)
  if (!parties.ok) return parties
  const known = knownOf(asks, typed, referred)
  const found = (await host.finders[lifecycle]?.({ host, by, at, typed, known })) ?? {}
  if (isWrong(found)) return { ok: false, fields: found.wrong }
  return {
    ok: true,
    value: {
      parties: parties.value,
      fourEyesFrom: config.fourEyesFrom,
      payoutFourEyesFrom: config.payoutFourEyesFrom,
      fourEyes: config.fourEyes,
      limits: config.timeLimits[lifecycle] ?? {},
      known,
      found,
    },
  }
}
