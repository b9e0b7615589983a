import type { Involved, Lifecycle } from '../../../machines/kernel/types.ts'
import type { LifecycleMutant } from './notice.ts'
import { without } from './parts.ts'
import { shifted } from './reads.ts'

type AllInvolved = Record<string, Involved>

/** What involves others, and the lifecycle in which it involves these instead. */
interface Involving {
  what: string
  involves: AllInvolved
  having(involves: AllInvolved): Lifecycle
}

const involvingIn = (lifecycle: Lifecycle): Involving[] => {
  const { events, begins, deadlines = {} } = lifecycle
  const all: (Omit<Involving, 'involves'> & { involves: AllInvolved | undefined })[] = [
    ...Object.entries(events).map(([type, definition]) => ({
      what: type,
      involves: definition.involves,
      having: (involves: AllInvolved) => ({
        ...lifecycle,
        events: { ...events, [type]: { ...definition, involves } },
      }),
    })),
    ...Object.entries(deadlines).map(([delay, { involves: usual }]) => ({
      what: delay,
      involves: usual,
      having: (involves: AllInvolved) => ({ ...lifecycle, deadlines: { ...deadlines, [delay]: { involves } } }),
    })),
    { what: 'beginning', involves: begins, having: (involves) => ({ ...lifecycle, begins: involves }) },
  ]
  return all.flatMap(({ involves, ...one }) => (involves ? [{ ...one, involves }] : []))
}

type Sending = NonNullable<Involved['event']>

const otherwise = (value: unknown): unknown => shifted(value, 1) ?? `${String(value)} otherwise`

/** What is sent with each thing left out or otherwise that `drive` shows to be sent. */
const sendingMutants = (event: Sending, drive: (recorder: Sending) => void): { how: string; event: Sending }[] => {
  const keys = new Set<string>()
  drive((args) => {
    const sent = event(args)
    for (const key of Object.keys(sent ?? {})) keys.add(key)
    return sent
  })
  const changed =
    (change: (sent: NonNullable<ReturnType<Sending>>) => object): Sending =>
    (args) => {
      const sent = event(args)
      return sent && (change(sent) as ReturnType<Sending>)
    }
  return [...keys].flatMap((key) => [
    { how: `sent without ${key}`, event: changed((sent) => without(sent, key)) },
    { how: `sent with another ${key}`, event: changed((sent) => ({ ...sent, [key]: otherwise(sent[key]) })) },
  ])
}

/** Each other record not involved, not found, without each fact that is asked of it, and sent nothing or something else. */
export const involvedMutants = (lifecycle: Lifecycle, drive: (recording: Lifecycle) => void): LifecycleMutant[] =>
  involvingIn(lifecycle).flatMap(({ what, involves, having }) =>
    Object.entries(involves).flatMap(([name, involved]) => {
      const { event, ...read } = involved
      const one = (how: string, changed: Involved): LifecycleMutant => ({
        what: `involved: ${what}, ${name}: ${how}`,
        make: () => having({ ...involves, [name]: changed }),
      })
      const driven = (recorder: Sending) => drive(having({ ...involves, [name]: { ...read, event: recorder } }))
      return [
        { what: `involved: ${what}, ${name}: not`, make: () => having(without(involves, name)) },
        one('of nobody', { ...involved, id: () => null }),
        ...involved.facts.map((fact) =>
          one(`without ${fact}`, { ...involved, facts: involved.facts.filter((other) => other !== fact) }),
        ),
        ...(event
          ? [
              one('sent nothing', read),
              ...sendingMutants(event, driven).map((mutant) => one(mutant.how, { ...read, event: mutant.event })),
            ]
          : []),
      ]
    }),
  )
