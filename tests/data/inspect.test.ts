import { describe, expect, it } from 'vitest'
import { sanitise } from '../../src/data/inspect/sanitise.ts'
import { type Received, receive } from '../../src/data/inspect/received.ts'

describe('what leaves for an inspector', () => {
  it('names no person and opens no door', () => {
    const told = JSON.stringify(
      sanitise({
        type: 'action.submitted',
        payload: {
          reason: 'The customer is ill',
          code: '123456',
          declarationEmail: 'siti@insurer.test',
          amount: 25_000,
        },
        context: {
          user: { fullName: 'Siti Rahma', email: 'siti@insurer.test' },
          token: 'abc.def',
          refresh: 'xyz',
          value: 'Siti Rahma',
        },
        by: { name: 'Siti Rahma' },
      }),
    )
    for (const secret of ['ill', '123456', 'insurer.test', '25000', '25_000', 'Siti', 'abc.def', 'xyz'])
      expect(told).not.toContain(secret)
    expect(told).toContain('action.submitted')
  })

  it('says how a workflow stands', () => {
    expect(
      sanitise({
        status: 'active',
        revision: 4,
        value: { shown: { work: 'idle' } },
        refusal: { code: 'STALE' },
        isOpen: true,
        to: null,
      }),
    ).toEqual({
      status: 'active',
      revision: 4,
      value: { shown: { work: 'idle' } },
      refusal: { code: 'STALE' },
      isOpen: true,
      to: null,
    })
  })

  it('ends, however deep or round the thing is', () => {
    const round: Record<string, unknown> = { revision: 1 }
    round['self'] = round
    expect(JSON.stringify(sanitise(round))).toContain('•••')
    expect(sanitise({ at: new Map(), from: () => {} })).toEqual({ at: '<Map>', from: '<function>' })
  })
})

const base = { rootId: 'x:0', id: '', createdAt: '1000', _version: '0' }
const newsRead = { type: 'news.read' }
const snapshot = (value: string) => ({
  value,
  status: 'active' as const,
  context: {},
  output: undefined,
  error: undefined,
})

describe('what an inspector has received', () => {
  const actor = {
    ...base,
    sessionId: 'x:1',
    type: '@xstate.actor' as const,
    name: 'record',
    parentId: undefined,
    definition: '{"states":{}}',
    snapshot: snapshot('loading'),
  }
  const after = (...messages: Parameters<typeof receive>[1][]): Received => messages.reduce(receive, {})

  it('shows an actor where it stands when it is first told of', () => {
    const { events, snapshot: now, definition } = after(actor)['x:1']!
    expect([events, now.value, definition]).toEqual([[], 'loading', '{"states":{}}'])
  })

  it('shows each event with the snapshot that followed it', () => {
    const known = after(
      actor,
      { ...base, sessionId: 'x:1', type: '@xstate.event', sourceId: undefined, event: newsRead },
      {
        ...base,
        sessionId: 'x:1',
        type: '@xstate.snapshot',
        event: { type: 'news.read' },
        snapshot: snapshot('ready'),
      },
    )['x:1']!
    expect(known.events.map(({ type, snapshot: then }) => [type, then?.value])).toEqual([['news.read', 'ready']])
    expect(known.snapshot.value).toBe('ready')
  })

  it('leaves out what it was told of an actor that it does not know', () => {
    expect(after({ ...base, sessionId: 'x:9', type: '@xstate.event', sourceId: undefined, event: newsRead })).toEqual(
      {},
    )
  })
})
