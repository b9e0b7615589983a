import { readIn } from '../../../../machines/kernel/ruleTable.ts'
import type { Ruling } from '../../../../machines/kernel/ruleTable.types.ts'
import { houseAsked, houseKind } from '../../../../machines/kit/house.ts'
import type { Actor, Lifecycle } from '../../../../machines/kernel/types.ts'
import { partiesOf } from '../../cases/given.ts'
import { callerOf, type Host } from '../../context.ts'
import { notFound } from '../../http/httpError.ts'
import { queryAs } from '../../performer.ts'
import { referredBy } from '../../records/references.ts'
import { rulingIn } from './inForce.ts'

/** The house that a case would belong to which somebody begins: their own, or the one that they have chosen. @throws HttpError NOT_FOUND */
const houseFor = async (
  host: Host,
  by: Actor,
  { asks = {} }: Lifecycle,
  chosen: string | undefined,
): Promise<string | null> => {
  const { id, kind } = by.organisation
  if (kind === houseKind) return id
  const field = houseAsked(asks, kind)
  if (!field || !chosen) return null
  const [fields, typed] = [{ [field]: asks[field]! }, { [field]: chosen }]
  const caller = callerOf(by)
  const { unseen, referred } = await referredBy(host, caller, { fields }, typed, queryAs(host.store, caller))
  const parties = unseen.length > 0 ? null : await partiesOf(host, by, fields, typed, referred)
  if (!parties?.ok) throw notFound()
  return parties.value[houseKind]?.id ?? null
}

/** What the form of a beginning reads of the rules of the house whose the case would be; `chosen` is the record of that house where it is not one's own. */
export const previewed = async (
  host: Host,
  by: Actor,
  lifecycle: Lifecycle,
  chosen: string | undefined,
): Promise<Ruling> => {
  const reads = lifecycle.reckons?.reads
  const house = reads ? await houseFor(host, by, lifecycle, chosen) : null
  return house ? readIn(await rulingIn(host, lifecycle, house, host.clock().toISOString()), reads!) : {}
}
