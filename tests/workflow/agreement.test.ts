import { describe, expect, it, vi } from 'vitest'
import { isSystem } from '../../machines/kernel/actors.ts'
import { nodesOf, transitionsOf } from '../../machines/kernel/chart.ts'
import { choices } from '../../machines/kernel/choices.ts'
import { nobody, standsFrom } from '../../machines/kernel/paths.ts'
import { perObject } from '../../machines/kernel/perObject.ts'
import type { Actor, CaseEvent, CaseRecord, Known, Lifecycle, TriedLifecycle } from '../../machines/kernel/types.ts'
import { decisionsOf } from '../../src/pages/case/decisions.ts'
import { decide } from '../../src/server/cases/decide.ts'
import { readEvent } from '../../src/server/cases/readEvent.ts'
import { check } from '../../src/shared/validation/fieldErrors.ts'
import { lifecycles } from '../machines/lifecycles.ts'

vi.setConfig({ testTimeout: 120_000 })

type Sent = Pick<CaseEvent, 'type'>

/** By what is sent, what the server lets in of it: null where no person sends that, or where it has not the shape of it. */
const admitting = (lifecycle: Lifecycle) => {
  const known = new Map<string, Sent | null>()
  const read = (sent: Sent): Sent | null => {
    const { from, schema } = lifecycle.events[sent.type] ?? { from: 'host' }
    if (from) return null
    const { type, payload } = readEvent(lifecycle, sent)
    const checked = schema ? check(schema, payload) : ({ ok: true, value: {} } as const)
    return checked.ok ? { ...checked.value, type } : null
  }
  return ({ by, at, verified, others, ...sent }: CaseEvent): CaseEvent | null => {
    const name = JSON.stringify(sent)
    const found = known.has(name) ? known.get(name)! : read(sent)
    known.set(name, found)
    return found && { ...found, by, at, ...(verified && { verified }), ...(others && { others }) }
  }
}

interface Stand {
  record: CaseRecord
  /** What is tried there, whoever sends it, by the moment and what is known then: that buttons are asked for once. */
  letters: Map<string, CaseEvent[]>
}

const standOf = (admitted: ReturnType<typeof admitting>, record: CaseRecord, events: readonly CaseEvent[]): Stand => {
  const sent = new Map(events.map(({ by, ...event }) => [JSON.stringify(event), { ...event, by }]))
  const letters = new Map<string, CaseEvent[]>()
  for (const event of sent.values()) {
    const letter = admitted(event)
    if (!letter) continue
    const moment = JSON.stringify([letter.at, letter.others])
    letters.set(moment, [...(letters.get(moment) ?? []), letter])
  }
  return { record, letters }
}

/** Every record that a lifecycle comes to, and everybody who sends anything anywhere, with all their rights and with none. */
const reachedBy = (lifecycle: TriedLifecycle): { stands: Stand[]; people: Actor[] } => {
  const stands = new Map<string, Stand>()
  const admitted = admitting(lifecycle)
  const people = new Map<string, Actor>()
  for (const input of lifecycle.samples)
    for (const { walk, events } of standsFrom(lifecycle, input)) {
      for (const by of events.map((event) => event.by).filter((one) => !isSystem(one))) {
        people.set(by.userId, by)
        people.set(`${by.userId} without rights`, { ...by, permissions: [] })
      }
      stands.set(walk.fingerprint, standOf(admitted, walk.record, events))
    }
  return { stands: [...stands.values()], people: [...people.values(), nobody] }
}

const knownOf = ({ others = {} }: CaseEvent): Known[] =>
  Object.values(others).map((other) => ({ ...other, title: null, against: {} }))

const isOfferedElsewhere = perObject(({ machine }: Lifecycle) =>
  nodesOf(machine).some((node) => transitionsOf(node).some(({ meta }) => meta?.elsewhere)),
)

/** What is offered to somebody, and whether it is enabled: as buttons of the case, or where a page of the area's own offers it. */
const offeredTo = (lifecycle: Lifecycle, record: CaseRecord, event: CaseEvent): Map<string, boolean> => {
  const stamp = { by: event.by, at: event.at }
  const { decisions, uploads } = decisionsOf(lifecycle, record, stamp, knownOf(event))
  const elsewhere = isOfferedElsewhere(lifecycle)
    ? choices(lifecycle, record, stamp, knownOf(event)).filter(({ meta }) => meta.elsewhere)
    : []
  return new Map([...decisions, ...uploads, ...elsewhere].map(({ type, allowed }) => [type, allowed]))
}

/** Rules that say no only once something is typed, or once the host has added what it knows. */
const isTyped = ({ rules }: Lifecycle, guard: string): boolean =>
  rules[guard.replace(/^not\./, '')]?.payload !== undefined

/** Where what is offered is not what is taken: the browser goes by one of two lifecycles, the server by the other. */
const disagreements = async (
  { stands, people }: ReturnType<typeof reachedBy>,
  browser: Lifecycle,
  server: Lifecycle,
): Promise<Set<string>> => {
  const odd = new Set<string>()
  for (const { record, letters } of stands)
    for (const by of people)
      for (const some of letters.values()) {
        const offered = offeredTo(browser, record, { ...some[0]!, by })
        for (const letter of some) {
          const isRight = async () => letter.verified === true
          const answer = await decide({ lifecycle: server }, record, { ...letter, by }, {}, isRight)
          const against = !answer.ok && answer.refusal.code === 'REFUSED' ? answer.refusal.reasons : []
          const isEnabled = offered.get(letter.type) ?? false
          const isLeftToTyping = isEnabled && against.some(({ guard }) => isTyped(server, guard))
          if (answer.ok !== isEnabled && !isLeftToTyping)
            odd.add(
              `${JSON.stringify(record.snapshot.value)} ${letter.type} by ${by.userId || 'nobody'}: ${answer.ok ? 'taken' : 'refused'}`,
            )
        }
      }
  return odd
}

/** A lifecycle that no longer asks a rule where it judges. */
const without = (lifecycle: Lifecycle, name: string): Lifecycle => ({
  ...lifecycle,
  rules: { ...lifecycle.rules, [name]: { ...lifecycle.rules[name]!, test: () => true } },
})

describe.each(lifecycles.map((lifecycle) => [lifecycle.id, lifecycle] as const))('%s', (_, lifecycle) => {
  it('offers everybody in every state that can be reached what the server takes from them, and nothing else', async () => {
    expect([...(await disagreements(reachedBy(lifecycle), lifecycle, lifecycle))]).toEqual([])
  })
})

it('shows a rule that either side alone no longer asks, but of those that begin a record or choose between two ways', async () => {
  const disbursement = lifecycles.find(({ id }) => id === 'disbursement')!
  const all = reachedBy(disbursement)
  const shown: [string, boolean][] = []
  for (const [name, { payload }] of Object.entries(disbursement.rules)) {
    if (payload) continue
    const lax = without(disbursement, name)
    const [inBrowser, onServer] = [
      await disagreements(all, lax, disbursement),
      await disagreements(all, disbursement, lax),
    ]
    expect(onServer.size > 0).toBe(inBrowser.size > 0)
    shown.push([name, inBrowser.size > 0])
  }
  expect(shown.flatMap(([name, isShown]) => (isShown ? [name] : []))).toEqual([
    'maySubmit',
    'mayApprove',
    'mayReject',
    'mayMarkPaid',
    'mayRetry',
    'mayCorrect',
    'mayCancel',
    'isBrokerOfCase',
    'isInsurerOfCase',
    'isPayeeVerified',
    'isAnotherThanRequester',
    'isFirstApprovalOfTheirs',
  ])
})
