import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor, type AnyStateNode } from 'xstate'
import { navigationMachine } from '../../../src/app/navigation/navigation.machine.ts'
import type { NavigationNotice } from '../../../src/app/navigation/navigation.types.ts'
import {
  isArrangeable,
  isClosed,
  isLoading,
  lastMove,
  shownOrder,
} from '../../../src/app/navigation/navigation.view.ts'
import type { Order } from '../../../src/shared/navigation/order.ts'

const standard: Order = [
  { id: 'life', entries: ['credit', 'quotes', 'report'] },
  { id: 'brokers', entries: [] },
  { id: 'banks', entries: [] },
]

/** An open dialog whose first `failures` savings fail. */
const open = (order: Order = standard, failures = 0) => {
  const clock = new SimulatedClock()
  const saved: (Order | null)[] = []
  const told: NavigationNotice[] = []
  let left = failures
  const saveOrder = fromPromise<void, Order | null>(async ({ input }) => {
    if (left-- > 0) throw new Error('The disk is full')
    saved.push(input)
  })
  const actor = createActor(navigationMachine.provide({ actors: { saveOrder } }), { clock })
  actor.on('*', (notice) => told.push(notice))
  actor.start().send({ type: 'customisation.opened', order, standard })
  return { actor, clock, saved, told, ids: () => shownOrder(actor.getSnapshot()).map(({ id }) => id) }
}

const arranging = (...given: Parameters<typeof open>) => {
  const opened = open(...given)
  opened.clock.increment(1_000)
  return opened
}

describe('the customise-navigation dialog', () => {
  it('B040 has its entries after one second', () => {
    const { actor, clock } = open()
    clock.increment(999)
    expect(isLoading(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'entry.moved', group: null, id: 'banks', to: 0 })
    expect(lastMove(actor.getSnapshot())).toBeNull()
    clock.increment(1)
    expect(isArrangeable(actor.getSnapshot())).toBe(true)
  })

  it('B041 moves groups and entries, and knows the last move', () => {
    const { actor, ids } = arranging()
    actor.send({ type: 'entry.moved', group: null, id: 'banks', to: 0 })
    expect(ids()).toEqual(['banks', 'life', 'brokers'])
    expect(lastMove(actor.getSnapshot())).toEqual({ group: null, id: 'banks', to: 0, of: 3 })
    actor.send({ type: 'entry.moved', group: 'life', id: 'credit', to: 2 })
    expect(shownOrder(actor.getSnapshot())[1]).toEqual({ id: 'life', entries: ['quotes', 'report', 'credit'] })
    expect(lastMove(actor.getSnapshot())).toMatchObject({ group: 'life', id: 'credit', to: 2, of: 3 })
  })

  it.each([
    ['before the first', { group: null, id: 'life', to: -1 }],
    ['behind the last', { group: null, id: 'banks', to: 3 }],
    ['to where it is', { group: null, id: 'brokers', to: 1 }],
    ['out of its group', { group: 'brokers', id: 'credit', to: 0 }],
    ['what is not there', { group: null, id: 'gone', to: 0 }],
  ])('moves nothing %s', (_, move) => {
    const { actor } = arranging()
    actor.send({ type: 'entry.moved', ...move })
    expect(shownOrder(actor.getSnapshot())).toEqual(standard)
    expect(lastMove(actor.getSnapshot())).toBeNull()
  })

  it('B042 B044 Done keeps the order, tells so and closes', async () => {
    const { actor, saved, told } = arranging()
    actor.send({ type: 'entry.moved', group: null, id: 'brokers', to: 0 })
    actor.send({ type: 'order.accepted' })
    actor.send({ type: 'customisation.abandoned' })
    expect(isClosed(actor.getSnapshot())).toBe(false)
    await waitFor(actor, isClosed)
    expect(saved).toEqual([[standard[1], standard[0], standard[2]]])
    expect(told).toEqual([{ type: 'order.saved' }])
  })

  it('B043 Reset to Default restores the default order, of which nothing is kept', async () => {
    const { actor, saved, ids } = arranging([standard[2]!, standard[0]!, standard[1]!])
    expect(ids()).toEqual(['banks', 'life', 'brokers'])
    actor.send({ type: 'entry.moved', group: null, id: 'banks', to: 1 })
    actor.send({ type: 'order.reset' })
    expect(ids()).toEqual(['life', 'brokers', 'banks'])
    expect(lastMove(actor.getSnapshot())).toBeNull()
    actor.send({ type: 'order.accepted' })
    await waitFor(actor, isClosed)
    expect(saved).toEqual([null])
  })

  it('B044 a failure is told with its message, keeps the order in the dialog, and can be tried again', async () => {
    const { actor, saved, told, ids } = arranging(standard, 1)
    actor.send({ type: 'entry.moved', group: null, id: 'banks', to: 0 })
    actor.send({ type: 'order.accepted' })
    await waitFor(actor, (snapshot) => snapshot.hasTag('failed'))
    expect(told).toEqual([{ type: 'order.unsaved', message: 'The disk is full' }])
    expect(ids()).toEqual(['banks', 'life', 'brokers'])
    actor.send({ type: 'order.accepted' })
    await waitFor(actor, isClosed)
    expect(saved).toHaveLength(1)
  })

  it('a failure is over with the next move', async () => {
    const { actor } = arranging(standard, 1)
    actor.send({ type: 'order.accepted' })
    await waitFor(actor, (snapshot) => snapshot.hasTag('failed'))
    actor.send({ type: 'entry.moved', group: null, id: 'banks', to: 0 })
    expect(actor.getSnapshot().hasTag('failed')).toBe(false)
  })

  it.each(['loading', 'arranging'])('closes while %s without keeping anything', (state) => {
    const { actor, saved, told } = state === 'loading' ? open() : arranging()
    actor.send({ type: 'customisation.abandoned' })
    expect(isClosed(actor.getSnapshot())).toBe(true)
    expect([saved, told]).toEqual([[], []])
  })

  it('begins anew each time it opens', () => {
    const { actor } = arranging()
    actor.send({ type: 'entry.moved', group: null, id: 'banks', to: 0 })
    actor.send({ type: 'customisation.abandoned' })
    actor.send({ type: 'customisation.opened', order: standard, standard })
    expect(shownOrder(actor.getSnapshot())).toEqual(standard)
    expect(lastMove(actor.getSnapshot())).toBeNull()
  })
})

it('every state of it has a description', () => {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]
  expect(below(navigationMachine.root).filter(({ description }) => !description)).toEqual([])
})
