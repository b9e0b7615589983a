import { describe, expect, it } from 'vitest'
import {
  cleared,
  emptyLog,
  lastOf,
  type Log,
  mostMoments,
  received,
  standsAt,
  stepFrom,
} from '../../../src/data/inspect/log.ts'
import { shown, stand, stood, told } from './support.ts'

const actor = (id: string, before: ReturnType<typeof stand> | null = null) => ({
  id,
  name: `name of ${id}`,
  parent: null,
  definition: '{"states":{}}',
  before,
})

const after = (...messages: Parameters<typeof received>[1]) => received(emptyLog, messages)

describe('what an inspector has received', () => {
  it('is one order of all actors, each event with who told it and the snapshot that answers it', () => {
    const log = after(
      shown('a', 'idle'),
      shown('b', 'idle'),
      told('a', 'begun'),
      told('b', 'asked', 'a'),
      stood('a', 'begun', 'busy'),
      stood('b', 'asked', 'asking'),
    )
    expect(log).toEqual({
      actors: [actor('a'), actor('b')],
      moments: [
        { n: 1, actor: 'a', source: null, event: null, at: 1_000, snapshot: stand('idle') },
        { n: 2, actor: 'b', source: null, event: null, at: 1_000, snapshot: stand('idle') },
        { n: 3, actor: 'a', source: null, event: { type: 'begun' }, at: 2_000, snapshot: stand('busy') },
        { n: 4, actor: 'b', source: 'a', event: { type: 'asked' }, at: 2_000, snapshot: stand('asking') },
      ],
      dropped: 0,
      missed: 0,
    })
  })

  it('keeps a snapshot that nothing has announced as a moment of its own', () => {
    const { moments } = after(shown('a', 'idle'), told('a', 'begun'), stood('a', 'other', 'busy'))
    expect(moments.slice(1)).toEqual([
      { n: 2, actor: 'a', source: null, event: { type: 'begun' }, at: 2_000, snapshot: null },
      { n: 3, actor: 'a', source: null, event: { type: 'other' }, at: 3_000, snapshot: stand('busy') },
    ])
  })

  it('leaves out what it was told of an actor that it does not know', () => {
    expect(after(told('x', 'begun'), stood('x', 'begun', 'busy'))).toEqual(emptyLog)
  })

  it('counts what the page that streams had no time to tell', () => {
    expect(received(received(emptyLog, [], 3), [], 4)).toEqual({ ...emptyLog, missed: 7 })
  })

  it('keeps the newest moments, and of the older ones how the actors stood after them', () => {
    const many = Array.from({ length: mostMoments }, () => told('b', 'tick'))
    const log = received(after(shown('a', 'idle'), stood('a', 'begun', 'busy'), shown('b', 'idle')), many)
    expect([log.dropped, log.moments.length, log.moments[0]!.n, lastOf(log)]).toEqual([3, 5_000, 4, 5_003])
    expect(log.actors).toEqual([actor('a', stand('busy')), actor('b', stand('idle'))])
    expect(standsAt(log, 4)).toEqual(
      new Map([
        ['a', stand('busy')],
        ['b', stand('idle')],
      ]),
    )
  })
})

const log: Log = after(
  shown('a', 'idle'),
  told('a', 'begun'),
  stood('a', 'begun', 'busy'),
  shown('b', 'waiting'),
  told('a', 'ended'),
  stood('a', 'ended', 'over'),
)

describe('how actors stood', () => {
  it.each([
    [0, []],
    [1, [['a', 'idle']]],
    [2, [['a', 'busy']]],
    [
      3,
      [
        ['a', 'busy'],
        ['b', 'waiting'],
      ],
    ],
    [
      4,
      [
        ['a', 'over'],
        ['b', 'waiting'],
      ],
    ],
  ])('after moment %i', (n, stands) =>
    expect([...standsAt(log, n)].map(([id, { value }]) => [id, value])).toEqual(stands),
  )

  it('is all that is left when the rest is cleared', () => {
    expect(cleared(log)).toEqual({
      ...emptyLog,
      actors: [actor('a', stand('over')), actor('b', stand('waiting'))],
    })
  })
})

it.each([
  [1, 1, 2],
  [4, 1, null],
  [4, -1, 3],
  [1, -1, null],
  [2, 2, 4],
  [9, -1, 3],
])('from %i by %i lies %s', (n, by, there) => expect(stepFrom(log, n, by)).toBe(there))
