import { describe, expect, it } from 'vitest'
import { and, createMachine, not, or, setup } from 'xstate'
import { configOf } from '../../../machines/kernel/config.ts'
import { mermaidOf } from '../../../machines/kernel/mermaid.ts'
import { guardText } from '../../../machines/kernel/named.ts'
import { type Outline, outline } from '../../../machines/kernel/outline.ts'
import { scxmlOf } from '../../../machines/kernel/scxml.ts'
import { lifecycles } from '../lifecycles.ts'

/** What a drawing of a machine shows that no code of it decides. */
const drawnOf = ({ states, transitions }: Outline) => ({
  states: states.map(({ entry: _entry, exit: _exit, ...state }) => state),
  leads: transitions.map(({ from, to, event, label, deadline, guard }) => [from, to, event, label, deadline, guard]),
})

const words = { titleOf: ({ label }: { label: string }) => label, wordsOf: ({ event }: { event: string }) => event }

/** How often something is written. */
const times = (text: string, wanted: RegExp): number => [...text.matchAll(wanted)].length

describe.each(lifecycles.map((lifecycle) => ({ id: lifecycle.id, machine: lifecycle.machine })))(
  'the machine of $id, written as a file',
  ({ machine }) => {
    const chart = outline(machine)

    it('as data, is the same machine when it is read again', () => {
      const text = JSON.stringify(configOf(machine))
      const again = outline(createMachine(JSON.parse(text) as Parameters<typeof createMachine>[0]))
      expect(drawnOf(again)).toEqual(drawnOf(chart))
    })

    it('as SCXML, has every state, transition and deadline once', () => {
      const text = scxmlOf(machine)
      expect(times(text, /<transition[ />]/g)).toBe(chart.transitions.length)
      for (const { id } of chart.states)
        expect([id, times(text, new RegExp(` id="${id.replaceAll('.', '\\.')}"`, 'g'))]).toEqual([id, 1])
      for (const { event } of chart.transitions.filter(({ deadline }) => deadline))
        expect([event, times(text, new RegExp(`<send id="${event.replaceAll('.', '\\.')}"`, 'g'))]).toEqual([event, 1])
    })

    it('as Mermaid, has every state and transition', () => {
      const text = mermaidOf(chart, words)
      expect(times(text, /^ *state ".*" as \w+$/gm)).toBeGreaterThanOrEqual(chart.states.length)
      expect(times(text, /^ *\w+ --> \w+: /gm)).toBe(chart.transitions.length)
      expect(times(text, /\{$/gm)).toBe(times(text, /^ *\}$/gm))
    })
  },
)

describe('a small machine', () => {
  const rule = () => true
  const machine = setup({
    guards: { isOpen: rule, isOurs: rule, isLate: rule, isFine: and(['isOpen', not('isLate')]) },
    actions: { ring: () => {} },
    delays: { patience: 1000 },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: {
        on: {
          'door.opened': {
            target: 'open',
            guard: or(['isOurs', 'isFine']),
            actions: { type: 'ring', params: { long: true } },
          },
        },
      },
      open: { after: { patience: 'shut' }, on: { 'door.broken': 'gone' } },
      gone: { type: 'final' },
    },
  })

  it('tells its rules by their names', () => {
    const guards = outline(machine).transitions.map(({ guard }) => guard)
    expect(guards).toEqual(['isOurs or (isOpen and not isLate)', null, null])
    expect(guardText(machine, undefined)).toBeNull()
  })

  it('is written as data, SCXML and Mermaid', () => {
    expect(configOf(machine)).toEqual({
      id: 'door',
      initial: 'shut',
      states: {
        shut: {
          on: {
            'door.opened': [
              {
                target: '#door.open',
                guard: { type: 'isOurs or (isOpen and not isLate)' },
                actions: [{ type: 'ring', params: { long: true } }],
              },
            ],
          },
        },
        open: { on: { 'door.broken': [{ target: '#door.gone' }] }, after: { patience: [{ target: '#door.shut' }] } },
        gone: { type: 'final' },
      },
    })
    expect(scxmlOf(machine)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:chart="urn:chart:actions" version="1.0" name="door" initial="door.shut">
  <state id="door.shut">
    <transition event="door.opened" cond="isOurs or (isOpen and not isLate)" target="door.open">
      <chart:action type="ring"/>
    </transition>
  </state>
  <state id="door.open">
    <onentry>
      <send id="xstate.after.patience.door.open" event="xstate.after.patience.door.open" delayexpr="patience"/>
    </onentry>
    <onexit>
      <cancel sendid="xstate.after.patience.door.open"/>
    </onexit>
    <transition event="door.broken" target="door.gone"/>
    <transition event="xstate.after.patience.door.open" target="door.shut"/>
  </state>
  <final id="door.gone"/>
</scxml>
`)
    expect(mermaidOf(outline(machine), words)).toBe(`stateDiagram-v2
  [*] --> door_shut
  state "shut" as door_shut
  state "open" as door_open
  state "gone" as door_gone
  door_gone --> [*]
  door_shut --> door_open: door.opened
  door_open --> door_gone: door.broken
  door_open --> door_shut: xstate.after.patience.door.open
`)
  })
})
