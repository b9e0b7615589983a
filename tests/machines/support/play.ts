import { isDeepStrictEqual } from 'node:util'
import {
  type ActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type Snapshot,
  type StateValue,
} from 'xstate'
import type { DecisionTable, Outcome } from './table.ts'

/** What was met of a machine while it was played with. */
export interface Met {
  transitions: Set<AnyTransitionDefinition>
  nodes: Set<string>
  guards: Set<string>
  /** States that something is told in, whatever can be told. */
  situated: Set<string>
}

export const nothingMet = (): Met => ({
  transitions: new Set(),
  nodes: new Set(),
  guards: new Set(),
  situated: new Set(),
})

/** What anybody can tell of one event. */
export type Noted = Required<Omit<Outcome, 'to'>> & { is: StateValue; tags: string[]; isOver: boolean }

export interface Played {
  /** By its name in the table: an event, the answer of an actor, or the end of a timer. */
  tell(happened: string): void
  /** What has come of all that happened since this was asked last. */
  noted(): Noted
  /** Answers and timers that may come now. */
  awaited(): string[]
  context(): Record<string, unknown>
  /** Says that this is a situation of the table. */
  situate(): void
}

type Host = NonNullable<DecisionTable['host']>
type Kept = Snapshot<unknown> & { input: unknown }
type Answered = { type: string; kept: object }
type Log = Pick<Noted, 'says' | 'asks' | 'does' | 'waits'>

/** A machine whose outside world is that of its tables: actors answer when they are told to, and no time passes by itself. */
export const stage = (machine: AnyStateMachine, tables: readonly DecisionTable[], met?: Met) => {
  let log: Log = silence()
  const { actors, guards } = machine.implementations
  const provided = machine.provide({
    actors: mapped(actors, (src) => outside((input) => log.asks.push(input === undefined ? [src] : [src, input]))),
    actions: mapped(
      Object.assign({}, ...tables.map(({ host }) => host)) as Host,
      (name, read) =>
        ({ context }: { context: Record<string, unknown> }) => {
          log.does.push(read === null ? name : [name, context[read]])
        },
    ),
    guards: mapped(guards, (name, guard) => (...given: unknown[]) => {
      const side = (guard as (...args: unknown[]) => boolean)(...given)
      met?.guards.add(`${name} ${side}`)
      return side
    }),
  } as never)

  const begin = (table: DecisionTable, name: string): Played => {
    const beginning = table.beginnings[name]
    if (!beginning) throw new Error(`No beginning is called ${name}`)
    const timers = new Map<object, { end: () => void; delay: number }>()
    log = silence()
    let before: Record<string, unknown> = {}
    let failure: unknown
    const actor = createActor(provided, {
      input: beginning.input,
      clock: {
        setTimeout: (end, delay) => {
          const timer = {}
          timers.set(timer, { end, delay })
          log.waits.push(delay)
          return timer
        },
        clearTimeout: (timer) => timers.delete(timer as object),
      },
      inspect:
        met &&
        ((inspected) => {
          if (inspected.type !== '@xstate.microstep' || !('_nodes' in inspected.snapshot)) return
          inspected._transitions.forEach((transition) => met.transitions.add(transition))
          ;(inspected.snapshot as AnyMachineSnapshot)._nodes.forEach(({ id }) => met.nodes.add(id))
        }),
    })
    const now = (): AnyMachineSnapshot => actor.getSnapshot()
    const running = () =>
      Object.values(now().children as Record<string, AnyActorRef>).flatMap((child) =>
        Object.entries(table.answers[child.src as string] ?? {}).map(([told, answer]) => ({ told, answer, child })),
      )
    const ends = () => {
      const counts = new Map<number, number>()
      return [...timers].map(([timer, { delay }]) => {
        const count = (counts.get(delay) ?? 0) + 1
        counts.set(delay, count)
        return { told: `after ${delay} ms${count > 1 ? `, the 2nd` : ''}`, timer }
      })
    }
    const tell = (happened: string) => {
      const event = table.events[happened]
      const answered = running().find(({ told }) => told === happened)
      const ended = ends().find(({ told }) => told === happened)
      if (event) actor.send(event)
      else if (answered) answered.child.send({ type: 'answered', kept: settled(answered.answer) })
      else if (ended) {
        const { end } = timers.get(ended.timer)!
        timers.delete(ended.timer)
        end()
      } else throw new Error(`${happened} cannot happen in ${JSON.stringify(now().value)}`)
      if (failure) throw failure
    }
    actor.on('*', (notice) => log.says.push(notice as object))
    actor.subscribe({ error: (error) => (failure = error) })
    actor.start()
    if (failure) throw failure
    return {
      tell,
      awaited: () => [...running(), ...ends()].map(({ told }) => told),
      context: () => now().context,
      noted: () => {
        const { value, tags, status, context } = now()
        const noted = {
          is: value,
          tags: [...tags].toSorted(),
          isOver: status === 'done',
          knows: changes(before, context),
          ...log,
        }
        before = context
        log = silence()
        return noted
      },
      situate: () => now()._nodes.forEach(({ id }) => met?.situated.add(id)),
    }
  }
  return { machine: provided, begin }
}

const silence = (): Log => ({ says: [], asks: [], does: [], waits: [] })

const settled = (answer: { output: unknown } | { error: unknown }): object =>
  'error' in answer ? { status: 'error', error: answer.error } : { status: 'done', output: answer.output }

/** Somebody outside who is asked, and answers when the test does. */
const outside = (asked: (input: unknown) => void): ActorLogic<Kept, Answered, unknown> => ({
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (kept, event) => (event.type === 'answered' ? { ...kept, ...event.kept } : kept),
  getPersistedSnapshot: (kept) => kept,
  start: ({ input }) => asked(input),
})

/** What is known otherwise than before. */
const changes = (before: Record<string, unknown>, now: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => !isDeepStrictEqual(value, before[key])))

const mapped = <Given, Made>(named: Record<string, Given>, make: (name: string, given: Given) => Made) =>
  Object.fromEntries(Object.entries(named).map(([name, given]) => [name, make(name, given)]))
