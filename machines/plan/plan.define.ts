import { say, type Wrong } from '../fields/messages.ts'
import { nodesOf, transitionsOf } from '../kernel/chart.ts'
import { leavesOf } from '../kernel/guards.ts'
import { defineLifecycle } from '../kernel/lifecycle.ts'
import type { Context, Lifecycle, Typed } from '../kernel/types.ts'
import { fourEyesTable } from '../kit/fourEyes.ts'
import { openingOf, startOf } from './plan.context.ts'
import { eventsFor, mostTyped, type PlanEvent } from './plan.events.ts'
import { rulesOf } from './plan.guards.ts'
import type { PlanDeclaration, planMachineOf } from './plan.chart.ts'
import { priced } from './plan.pricing.ts'
import type { Terms } from './plan.terms.ts'
import { factsOf } from './plan.view.ts'

/** Rows of a rate table that end before they begin. */
const turnedIn = ({ rates }: Partial<Terms>): Wrong[] =>
  (rates ?? []).flatMap(({ ageFrom, ageTo, termFrom, termTo }, index) => [
    ...(ageTo < ageFrom ? [{ path: `rates[${index}].ageTo`, ...say('minValue', { min: ageFrom }) }] : []),
    ...(termTo < termFrom ? [{ path: `rates[${index}].termTo`, ...say('minValue', { min: termFrom }) }] : []),
  ])

/** Benefits that are called like one before them. */
const repeatedIn = ({ benefits }: Terms): Wrong[] => {
  const codes = (benefits ?? []).map(({ code }) => code?.toLowerCase())
  return codes.flatMap((code, index) =>
    code && codes.indexOf(code) < index ? [{ path: `benefits[${index}].code`, ...say('repeatedAbove') }] : [],
  )
}

const limitsIn = ({ sumInsuredMin, sumInsuredMax, currency }: Terms): Wrong[] =>
  sumInsuredMin && sumInsuredMax && currency && sumInsuredMax < sumInsuredMin
    ? [{ path: 'sumInsuredMax', ...say('minAmount', { amount: sumInsuredMin, currency }) }]
    : []

const refine = ({ typed }: Typed): Wrong[] =>
  [turnedIn, repeatedIn, limitsIn].flatMap((wrongIn) => wrongIn(typed as unknown as Terms))

const those = <V>(all: Readonly<Record<string, V>>, isMeant: (name: string) => boolean): Record<string, V> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isMeant(name)))

/**
 * The lifecycle of a product that is priced and sold, for an area of them: what is typed of it is the area's to say, and what it
 * asks for by the names of `Terms` the rules judge.
 */
export const definePlan = (
  { id, asks, permissions }: PlanDeclaration,
  machine: ReturnType<typeof planMachineOf>,
): Lifecycle => {
  const asked = new Set(
    nodesOf(machine)
      .flatMap(transitionsOf)
      .flatMap(({ guard }) => leavesOf(machine, guard)),
  )
  return defineLifecycle({
    id,
    version: 1,
    machine,
    rules: those(rulesOf(asks, permissions), (name) => name === 'mayBegin' || asked.has(name)),
    events: those(eventsFor(asks), (type) => machine.events.includes(type as PlanEvent['type'])),
    asks,
    most: mostTyped,
    correction: 'plan.edited',
    refine,
    inputOf: ({ typed, given }): Context => ({ ...typed, fourEyesFrom: given.fourEyesFrom }),
    start: startOf(asks),
    tables: { fourEyes: fourEyesTable },
    beginsIf: 'mayBegin',
    opening: openingOf(asks),
    unlisted: {
      'plan.activated': { draft: 'isSubmitted', processing: 'isPriced', inactive: 'isNeverDeactivated' },
    },
    embedded: { askPricing: priced },
    migrations: {},
    facts: factsOf(asks, permissions.associate !== undefined),
  })
}
