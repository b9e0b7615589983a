import { createMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { outline } from '../../../machines/kernel/outline.ts'
import { teller } from '../../../src/server/words.ts'
import { chartOf } from '../../../src/ui/statechart/chart.ts'
import { hitsIn, idOf } from '../../../src/ui/statechart/find.ts'
import { folded, shownAs } from '../../../src/ui/statechart/fold.ts'

const chart = outline(
  createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { opened: { target: 'open', guard: 'hasKey' } } },
      open: {
        tags: ['busy'],
        initial: 'held',
        on: { knocked: {}, shut: 'closed' },
        states: {
          held: { on: { released: 'ajar' } },
          ajar: {
            initial: 'still',
            on: { locked: '#door.closed' },
            states: { still: { on: { blown: 'swinging' } }, swinging: {} },
          },
        },
      },
    },
  }),
)

const movesOf = ({ transitions }: typeof chart) => transitions.map(({ event, from, to }) => [event, from, to])

describe('a state that hides what is in it', () => {
  it('is where all ends and begins that did within it, and what stayed within is not told', () => {
    const some = folded(chart, new Set(['door.open']))
    expect(some.states.map(({ id }) => id)).toEqual(['door.closed', 'door.open'])
    expect(movesOf(some)).toEqual([
      ['opened', 'door.closed', 'door.open'],
      ['knocked', 'door.open', 'door.open'],
      ['shut', 'door.open', 'door.closed'],
      ['locked', 'door.open', 'door.closed'],
    ])
  })

  it('hides an inner one alone, or with the outer one whether the inner one is hidden or not', () => {
    const inner = folded(chart, new Set(['door.open.ajar']))
    expect(inner.states.map(({ id }) => id)).toEqual(['door.closed', 'door.open', 'door.open.held', 'door.open.ajar'])
    const both = shownAs(chart, new Set(['door.open', 'door.open.ajar']))
    expect([...both].filter(([, shown]) => shown === 'door.open').map(([id]) => id)).toEqual([
      'door.open',
      'door.open.held',
      'door.open.ajar',
      'door.open.ajar.still',
      'door.open.ajar.swinging',
    ])
  })

  it('changes nothing where none does', () => {
    expect(folded(chart, new Set())).toEqual(chart)
  })
})

describe('what is looked for in a drawing', () => {
  const words = { language: 'en', textOf: (key: string) => key.toUpperCase(), t: teller('en', 'ui') }
  const found = (typed: string, closed: ReadonlySet<string> = new Set()) =>
    hitsIn(chartOf(chart, words, { closed }), chart, closed, words, typed).map(idOf)

  it.each([
    ['HELD', ['door.open.held']],
    ['door.open.ajar.s', ['door.open.ajar.still', 'door.open.ajar.swinging']],
    ['busy', ['door.open']],
    ['haskey', ['door.closed door.open']],
    ['Blown', ['door.open.ajar.still door.open.ajar.swinging']],
    ['knocked', ['door.open']],
    ['nothing of the kind', []],
    ['  ', []],
  ])('is found by words, names, tags, events and rules: %s', (typed, ids) => {
    expect(found(typed)).toEqual(ids)
  })

  it('is found by the state that hides it', () => {
    const closed = new Set(['door.open'])
    expect(found('swinging', closed)).toEqual(['door.open'])
    expect(found('blown', closed)).toEqual(['door.open'])
    expect(found('locked', closed)).toEqual(['door.open door.closed'])
  })
})
