import { expect, it } from 'vitest'
import type { CaseRecord, Lifecycle } from '../../../machines/kernel/types.ts'
import { storedLog } from '../../../src/data/inspect/storedCase.ts'
import type { TimelineEntry } from '../../../src/shared/endpoints/answers/cases.ts'

const lifecycle = { id: 'claim', machine: { config: { states: { open: {}, paid: {} } } } } as unknown as Lifecycle
const by = (userId: string, name: string, kind: string) => ({ userId, name, organisation: 'o', kind })
const siti = by('u1', 'Siti Rahma', 'insurer')
const budi = by('u2', 'Budi Santoso', 'insurer')

const moment = (revision: number, type: string, value: string, who: typeof siti, payload = {}) => ({
  entry: { type, payload, at: `2026-03-0${revision + 1}T03:00:00.000Z`, by: who } as unknown as TimelineEntry,
  record: {
    revision,
    snapshot: { value, status: 'active', context: { holder: 'Tono', sum: 5 } },
  } as unknown as CaseRecord,
})
const moments = [
  moment(0, 'created', 'open', siti),
  moment(1, 'claim.paid', 'paid', budi, { sum: 5, note: 'ill' }),
  moment(2, 'claim.noted', 'paid', siti),
]
const first = Date.parse('2026-03-01T03:00:00.000Z')
const second = Date.parse('2026-03-02T03:00:00.000Z')
const third = Date.parse('2026-03-03T03:00:00.000Z')

it('a stored case is told as it would have been streamed, and of persons their organisation’s kind alone', () => {
  const context = { holder: '•••', sum: '•••' }
  const party = { value: null, status: 'active', context: null }
  const log = storedLog({ id: 'c1', lifecycle, sight: new Set() }, moments)
  expect(log.actors.map(({ id, name, definition }) => [id, name, definition])).toEqual([
    ['insurer 1', 'insurer', null],
    ['c1', 'claim', '{"states":{"open":{},"paid":{}}}'],
    ['insurer 2', 'insurer 2', null],
  ])
  expect(log.moments).toEqual([
    { n: 1, actor: 'insurer 1', source: null, event: null, at: first, snapshot: party },
    { n: 2, actor: 'c1', source: null, event: null, at: first, snapshot: { value: 'open', status: 'active', context } },
    {
      n: 3,
      actor: 'c1',
      source: 'insurer 1',
      event: { type: 'created' },
      at: first,
      snapshot: { value: 'open', status: 'active', context },
    },
    { n: 4, actor: 'insurer 2', source: null, event: null, at: second, snapshot: party },
    {
      n: 5,
      actor: 'c1',
      source: 'insurer 2',
      event: { type: 'claim.paid', sum: '•••', note: '•••' },
      at: second,
      snapshot: { value: 'paid', status: 'active', context },
    },
    {
      n: 6,
      actor: 'c1',
      source: 'insurer 1',
      event: { type: 'claim.noted' },
      at: third,
      snapshot: { value: 'paid', status: 'active', context },
    },
  ])
})

it('who is told persons is told those that the page shows, and the values that it shows', () => {
  const { actors, moments: told } = storedLog({ id: 'c1', lifecycle, sight: new Set(['sum']) }, moments)
  expect(actors.map(({ name }) => name)).toEqual(['Siti Rahma', 'claim', 'Budi Santoso'])
  expect(told[4]!.event).toEqual({ type: 'claim.paid', sum: 5, note: '•••' })
  expect(told[4]!.snapshot!.context).toEqual({ holder: '•••', sum: 5 })
})
