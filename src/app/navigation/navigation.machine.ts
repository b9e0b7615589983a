import { assign, emit, fromPromise, setup } from 'xstate'
import { unprovided } from '../../../machines/kernel/unprovided.ts'
import type { Move, Moved, NavigationContext, NavigationEvent, NavigationNotice } from './navigation.types.ts'
import type { Order } from '../../shared/navigation/order.ts'

export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    emitted: {} as NavigationNotice,
    tags: {} as 'busy' | 'editable' | 'failed',
  },
  actors: {
    /** Keeps the order; null forgets it, so that what comes to the menu later takes its usual place. */
    saveOrder: fromPromise<void, Order | null>(unprovided),
  },
  actions: {
    takeOrders: assign((_, { order, standard }: { order: Order; standard: Order }) => ({
      order,
      standard,
      moved: null,
    })),
    move: assign(({ context }, move: Move) => ({
      order: withMove(context.order, move),
      moved: told(context.order, move),
    })),
    takeStandard: assign({ order: ({ context }) => context.standard, moved: null }),
    tellSaved: emit({ type: 'order.saved' }),
    tellUnsaved: emit((_, { error }: { error: unknown }) => ({
      type: 'order.unsaved' as const,
      message: error instanceof Error ? error.message : String(error),
    })),
  },
  guards: {
    isWithin: ({ context }, move: Move) => {
      const ids = idsOf(context.order, move.group)
      return ids.includes(move.id) && ids[move.to] !== undefined && ids[move.to] !== move.id
    },
  },
  delays: { loadingDelay: 1_000 },
}).createMachine({
  id: 'navigation',
  description: 'A person gives the menu an order of their own.',
  context: { order: [], standard: [], moved: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The menu stands as it was arranged last',
      on: {
        'customisation.opened': {
          target: 'loading',
          actions: { type: 'takeOrders', params: ({ event }) => event },
        },
      },
    },
    loading: {
      description: 'The dialog is there, its entries follow',
      tags: 'busy',
      after: { loadingDelay: 'arranging' },
      on: { 'customisation.abandoned': 'closed' },
    },
    arranging: {
      description: 'Groups and entries are moved; nothing is kept yet',
      tags: 'editable',
      initial: 'offered',
      on: {
        'entry.moved': {
          guard: { type: 'isWithin', params: ({ event }) => event },
          target: '.offered',
          actions: { type: 'move', params: ({ event }) => event },
        },
        'order.reset': { target: '.offered', actions: 'takeStandard' },
        'order.accepted': 'saving',
        'customisation.abandoned': 'closed',
      },
      states: {
        offered: { description: 'Not tried to be kept yet' },
        failed: { description: 'The order could not be kept; it is still there to try again', tags: 'failed' },
      },
    },
    saving: {
      description: 'The order is being kept',
      tags: 'busy',
      invoke: {
        src: 'saveOrder',
        input: ({ context }) => (isSame(context.order, context.standard) ? null : context.order),
        onDone: { target: 'closed', actions: 'tellSaved' },
        onError: {
          target: 'arranging.failed',
          actions: { type: 'tellUnsaved', params: ({ event }) => event },
        },
      },
    },
  },
})

const idsOf = (order: Order, group: string | null): readonly string[] =>
  group === null ? order.map(({ id }) => id) : (order.find(({ id }) => id === group)?.entries ?? [])

const told = (order: Order, { group, id, to }: Move): Moved => ({ group, id, to, of: idsOf(order, group).length })

const withMove = (order: Order, { group, id, to }: Move): Order => {
  if (group === null)
    return withItemAt(
      order,
      order.findIndex((one) => one.id === id),
      to,
    )
  return order.map((one) =>
    one.id === group ? { ...one, entries: withItemAt(one.entries, one.entries.indexOf(id), to) } : one,
  )
}

const withItemAt = <T>(items: readonly T[], from: number, to: number): T[] => {
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, items[from]!)
}

const isSame = (one: Order, other: Order): boolean => JSON.stringify(one) === JSON.stringify(other)
