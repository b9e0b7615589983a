import { describe, expect, it } from 'vitest'
import type { Lifecycle } from '../../../machines/kernel/types.ts'
import { sanitise, sanitiseCase } from '../../../src/data/inspect/sanitise.ts'
import { sightOf } from '../../../src/data/inspect/sight.ts'
import type { Area } from '../../../src/shared/area/types.ts'

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

describe('what leaves of a case', () => {
  const values = {
    customer: { name: 'Siti Rahma', born: '1990-02-01' },
    loanAmount: 25_000,
    token: 'abc.def',
    status: 'active',
    wide: Array.from({ length: 60 }, () => 'x'),
  }

  it('is no value as long as the reader is told none', () => {
    expect(sanitiseCase(values, new Set())).toEqual({
      customer: { name: '•••', born: '•••' },
      loanAmount: '•••',
      token: '•••',
      status: 'active',
      wide: Array.from({ length: 50 }, () => '•••'),
    })
  })

  it('is what they are told by its name, and nothing beside it', () => {
    expect(sanitiseCase(values, new Set(['customer', 'wide']))).toEqual({
      customer: { name: 'Siti Rahma', born: '1990-02-01' },
      loanAmount: '•••',
      token: '•••',
      status: 'active',
      wide: Array.from({ length: 50 }, () => 'x'),
    })
  })
})

const field = (permission?: string) => ({ type: 'text', ...(permission && { guarded: { permission } }) })
const area = {
  id: 'a',
  fields: { shown: field(), secret: field('secret.see'), held: field(), aside: field() },
  list: { columns: [], shown: [], sorts: [], filters: [], search: [] },
  sections: [{ id: 's', fields: ['shown', 'secret', 'held'] }],
} as unknown as Area
const lifecycle = { guarded: { held: { permission: 'held.see', last: 2 } } } as unknown as Lifecycle

describe('who is told values of a case', () => {
  it.each([
    ['without the permission nobody, whatever else they may see', ['secret.see', 'held.see'], []],
    ['with it, what the page shows and nothing guards', ['workflow.inspect_personal'], ['shown']],
    ['what is guarded who may see it', ['workflow.inspect_personal', 'secret.see'], ['shown', 'secret']],
    ['by the lifecycle too', ['workflow.inspect_personal', 'held.see'], ['shown', 'held']],
    ['who may do everything', ['superadmin.root'], ['shown', 'secret', 'held']],
  ])('%s', (_, permissions, told) => expect([...sightOf(area, lifecycle, permissions)]).toEqual(told))
})
