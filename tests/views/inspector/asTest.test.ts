import { expect, it } from 'vitest'
import { testOf } from '../../../src/views/inspector/asTest.ts'

const before = { value: 'open', status: 'active', context: { holder: '•••', notes: [{ by: '•••', at: '2026-03-01' }] } }

it('an event is written as a test of its machine, and what was hidden is named', () => {
  const event = { type: 'claim.paid', sum: '•••' }
  const snapshot = { value: { paid: 'whole' }, status: 'active', context: {} }
  expect(testOf({ name: 'claim' }, before, { event, snapshot })).toBe(`import { expect, it } from 'vitest'
import { transition } from 'xstate'
import { restored } from '../../machines/kernel/chart.ts'
import { lifecycles } from './lifecycles.ts'
import { tables } from './tables.ts'

const { machine } = [...lifecycles, ...tables].find(({ machine: { id } }) => id === "claim")!

// Hidden when it was told, to be filled in:
// - context.holder
// - context.notes[0].by
// - event.sum
it("claim answers claim.paid", () => {
  const before = restored(machine, {
    "value": "open",
    "context": {
      "holder": "•••",
      "notes": [
        {
          "by": "•••",
          "at": "2026-03-01"
        }
      ]
    }
  })
  const [after] = transition(machine, before, {
    "type": "claim.paid",
    "sum": "•••"
  } as never)
  expect(after.value).toEqual({
    "paid": "whole"
  })
})
`)
})

it('where nothing was hidden nothing is named, and what changed nothing leaves the state as it was', () => {
  const text = testOf({ name: 'claim' }, { ...before, context: {} }, { event: { type: 'claim.read' }, snapshot: null })
  expect(text).not.toContain('Hidden')
  expect(text).toContain('expect(after.value).toEqual("open")')
})
