import { describe, expect, it } from 'vitest'
import { advance } from '../../machines/kernel/advance.ts'
import { isDeadlineEvent, nodesOf, transitionsBy } from '../../machines/kernel/chart.ts'
import { leavesOf } from '../../machines/kernel/guards.ts'
import { involvedBy } from '../../machines/kernel/others.ts'
import { beginSample, everyPath } from '../../machines/kernel/paths.ts'
import type { CaseEvent, Context, Lifecycle, TriedLifecycle } from '../../machines/kernel/types.ts'
import { room, booking } from './support/booking.ts'
import { lifecycles } from './lifecycles.ts'

/** What a deadline sends is sent by the system: of the other's transitions one must ask neither a permission nor who it is. */
const isOpenToSystem = ({ machine, rules }: Lifecycle, type: string): boolean =>
  nodesOf(machine)
    .flatMap((node) => transitionsBy(node, type))
    .some(({ guard }) => leavesOf(machine, guard).every((name) => !rules[name]?.permission && !rules[name]?.asksWho))

/** Where a lifecycle sends other records what they do not take, on all its generated paths. */
const faultsOf = (lifecycle: TriedLifecycle, all: readonly Lifecycle[]): string[] => {
  const sent = (context: Context, event: CaseEvent): string[] =>
    Object.values(involvedBy(lifecycle, event.type)).flatMap((involved) => {
      const type = involved.event?.({ context, event })?.type
      if (type === undefined) return []
      const other = all.find(({ id }) => id === involved.lifecycle)
      if (!other) return [`${event.type} involves ${involved.lifecycle}, which is no lifecycle`]
      if (!Object.hasOwn(other.events, type)) return [`${event.type} sends ${other.id} ${type}, which it has not`]
      if (!isDeadlineEvent(event.type) || isOpenToSystem(other, type)) return []
      return [`${event.type} sends ${other.id} ${type}, which only a person may: from the system it is refused`]
    })
  const found = everyPath(lifecycle).flatMap(({ input, at, steps }) => {
    let { record } = beginSample(lifecycle, input, at)
    return steps.flatMap(({ event }) => {
      const { context } = record.snapshot
      const step = advance(lifecycle, record, event)
      if (step.ok) record = step.record
      return sent(context, event)
    })
  })
  return [...new Set(found)]
}

const involving = lifecycles.filter(({ events, deadlines = {} }) =>
  [...Object.values(events), ...Object.values(deadlines)].some((one) => 'involves' in one),
)

describe.each(involving.map((lifecycle) => [lifecycle.id, lifecycle] as const))('%s', (_, lifecycle) => {
  it('sends other records nothing but what they take, and by a deadline nothing that only a person may', () => {
    expect(faultsOf(lifecycle, lifecycles)).toEqual([])
  })
})

describe('a lifecycle that sends what the other does not take', () => {
  const stay = (type: string): TriedLifecycle => {
    const { room: its } = booking.deadlines!['stay']!.involves!
    return { ...booking, deadlines: { stay: { involves: { room: { ...its!, event: () => ({ type }) } } } } }
  }
  const name = 'xstate.after.stay.booking.confirmed'

  it('is found out', () => {
    expect(faultsOf(booking, [room])).toEqual([])
    expect(faultsOf(booking, []).toSorted()[0]).toBe('booking.confirmed involves room, which is no lifecycle')
    expect(faultsOf(stay('room.gone'), [room])).toEqual([`${name} sends room room.gone, which it has not`])
    expect(faultsOf(stay('room.closed'), [room])).toEqual([
      `${name} sends room room.closed, which only a person may: from the system it is refused`,
    ])
  })
})
