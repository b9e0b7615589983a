import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { matches } from '../../src/app/palette/matching.ts'
import { paletteMachine } from '../../src/app/palette/palette.machine.ts'
import type { Search, SearchAnswer } from '../../src/app/palette/palette.types.ts'
import { failedAreas, foundRecords, isSearching, markedOption } from '../../src/app/palette/palette.view.ts'
import { areas } from '../../src/areas/registry.ts'

const [area] = areas

interface Question {
  text: string
  signal: AbortSignal
  answer(answer: SearchAnswer): void
  refuse(): void
}

/** A palette over one area, whose questions the test answers. */
const open = (searched = [area!]) => {
  const clock = new SimulatedClock()
  const asked: Question[] = []
  const searchRecords = fromPromise<SearchAnswer, Search>(
    ({ input, signal }) =>
      new Promise((answer, refuse) => {
        asked.push({ text: input.text, signal, answer, refuse: () => refuse(new Error('refused')) })
      }),
  )
  const machine = paletteMachine.provide({ actors: { searchRecords } })
  const actor = createActor(machine, { clock, input: { areas: searched } }).start()
  const type = (text: string) => actor.send({ type: 'text.typed', text })
  return { actor, clock, asked, type, now: () => actor.getSnapshot() }
}

const found = (title: string): SearchAnswer => ({
  found: [{ area: area!, id: title, title, detail: '' }],
  failed: [],
})

describe('the palette', () => {
  it('looks for records from 3 characters on, once the typing pauses', () => {
    const { clock, asked, type, now } = open()
    type('CL ')
    clock.increment(10_000)
    expect(asked).toEqual([])
    type('CL-')
    clock.increment(249)
    type('CL-2')
    clock.increment(249)
    expect(asked).toEqual([])
    expect(isSearching(now())).toBe(true)
    clock.increment(1)
    expect(asked.map(({ text }) => text)).toEqual(['CL-2'])
  })

  it('drops the answer to what is no longer typed', async () => {
    const { actor, clock, asked, type, now } = open()
    type('first')
    clock.increment(250)
    type('second')
    clock.increment(250)
    expect(asked[0]!.signal.aborted).toBe(true)
    asked[0]!.answer(found('old'))
    asked[1]!.answer(found('new'))
    await waitFor(actor, (snapshot) => !isSearching(snapshot))
    expect(foundRecords(now()).map(({ title }) => title)).toEqual(['new'])
    type('se')
    expect(foundRecords(now())).toEqual([])
  })

  it('tells which areas were not searched, and asks again', async () => {
    const { actor, clock, asked, type, now } = open()
    type('first')
    clock.increment(250)
    asked[0]!.refuse()
    await waitFor(actor, (snapshot) => !isSearching(snapshot))
    expect(failedAreas(now())).toEqual([area])
    actor.send({ type: 'search.retried' })
    asked[1]!.answer(found('there'))
    await waitFor(actor, (snapshot) => !isSearching(snapshot))
    expect([failedAreas(now()), foundRecords(now())]).toEqual([[], found('there').found])
  })

  it('asks nobody where the person may search nothing', () => {
    const { clock, asked, type } = open([])
    type('first')
    clock.increment(10_000)
    expect(asked).toEqual([])
  })

  it('forgets the marked option with the next character', () => {
    const { actor, type, now } = open()
    actor.send({ type: 'option.marked', id: 'page-1' })
    expect(markedOption(now())).toBe('page-1')
    type('a')
    expect(markedOption(now())).toBeNull()
  })
})

it.each([
  ['Bank Management', 'bank', true],
  ['Bank Management', 'man BA', true],
  ['Bank Management', '', true],
  ['Bank Management', 'ank', false],
  ['Quản lý đại lý', 'dai', true],
  ['Quản lý đại lý', 'quan ly', true],
  ['Workflow inspector', 'bank', false],
])('%s fits %o: %s', (text, typed, fits) => expect(matches(text, typed)).toBe(fits))
