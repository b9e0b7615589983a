import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { creditLife } from '../../machines/creditLife/creditLife.ts'
import { outline } from '../../machines/kernel/outline.ts'
import { itemOf, referredIn } from '../../src/pages/case/history.ts'
import { Calendar } from '../../src/ui/calendar/Calendar.tsx'
import { addMonths } from '../../machines/kit/days.ts'
import { weeksOf } from '../../src/ui/calendar/days.ts'
import { nextTick, remaining } from '../../src/shared/format/remaining.ts'
import { Statechart } from '../../src/ui/statechart/Statechart.tsx'
import { activeStates, ahead, wayOf, waysOn } from '../../src/ui/statechart/way.ts'
import { Quotation } from '../machines/support/quotation.ts'
import { surveys } from '../server/support/surveys.ts'

const hour = 3_600_000
const day = 24 * hour

describe('a countdown', () => {
  it.each([
    [30 * day, { value: 30, unit: 'day', urgency: 'calm' }],
    [3 * day, { value: 3, unit: 'day', urgency: 'calm' }],
    [3 * day - 1, { value: 3, unit: 'day', urgency: 'soon' }],
    [2.4 * day, { value: 2, unit: 'day', urgency: 'soon' }],
    [1.5 * day, { value: 36, unit: 'hour', urgency: 'soon' }],
    [23.4 * hour, { value: 23, unit: 'hour', urgency: 'pressing' }],
    [90_000, { value: 1, unit: 'minute', urgency: 'pressing' }],
    [1, { value: 0, unit: 'second', urgency: 'pressing' }],
    [0, { value: 0, unit: 'second', urgency: 'over' }],
    [-2 * day, { value: -2, unit: 'day', urgency: 'over' }],
  ])('%i ms before its instant says what is left', (left, said) => {
    expect(remaining(left, 0)).toEqual(said)
  })

  it('looks at the clock as often as its words may change', () => {
    expect([nextTick(2 * day, 0), nextTick(30 * 60_000, 0)]).toEqual([60_000, 1_000])
  })
})

describe('a timeline', () => {
  it('says what the records are called that were referred to, where the reader may know it', () => {
    const area = { name: 'survey', fields: {}, lifecycle: { statuses: {} } } as never
    const words = { t: ((key: string) => key) as never, locale: 'en', area, lifecycle: surveys }
    const by = { userId: 'u', name: 'Ann', organisation: 'O', kind: 'broker' }
    const stamp = { revision: 1, at: '2026-03-02T03:00:00.000Z', by, from: 'OPEN', to: 'OPEN', changes: null }
    const payload = { note: 'Seen', banks: ['b1', 'b2'] }
    const entry = { ...stamp, entry: 'survey.noted', type: 'survey.noted', payload }
    expect(referredIn(surveys, [entry, { ...entry, type: 'survey.left', payload: {} }])).toEqual({ bank: ['b1', 'b2'] })
    const { details } = itemOf(entry, words, { currency: undefined, titles: { b1: 'Bank Mandiri' } })
    expect(details.map(({ value }) => value)).toEqual(['Bank Mandiri, fields:unseen'])
  })
})

describe('a calendar', () => {
  it('knows months of every length', () => {
    expect([addMonths('2028-01-31', 1), addMonths('2027-03-31', -1), addMonths('2026-12-15', 1)]).toEqual([
      '2028-02-29',
      '2027-02-28',
      '2027-01-15',
    ])
    const weeks = weeksOf('2026-03-17')
    expect([weeks.length, weeks[0]![0], weeks[5]![6]]).toEqual([6, '2026-02-23', '2026-04-05'])
  })

  const opened = (refusal: (tried: string) => string | null = () => null) => {
    const chosen: string[] = []
    const choose = (tried: string) => chosen.push(tried)
    render(<Calendar value="2026-03-16" labelledBy="x" refusal={refusal} onChange={choose} />)
    return chosen
  }
  const inReach = () =>
    screen.getAllByRole('button').filter((button) => button.tabIndex === 0 && button.closest('[role=grid]'))
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('grid'), { key })

  it('has one day that Tab reaches, from which keys lead on', () => {
    opened()
    for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', 'Home']) press(key)
    expect(inReach().map((button) => button.textContent)).toEqual(['20'])
    expect(document.activeElement).toBe(inReach()[0])
  })

  it('does not take a day that is refused', () => {
    const chosen = opened((tried) => (tried > '2026-03-17' ? 'Too late' : null))
    fireEvent.click(screen.getByText('18'))
    fireEvent.click(screen.getByText('17'))
    expect(chosen).toEqual(['2026-03-17'])
  })
})

describe('a lifecycle', () => {
  const chart = outline(creditLife.machine)
  const confirmed = new Quotation().confirmed()
  const steps = confirmed.entries.map(({ event, from, to }) => ({ event: event.type, from, to }))
  const active = activeStates(chart, confirmed.value)

  it('says where a record is, how it came there and what can follow', () => {
    expect([...activeStates(chart, { approvalInProgress: { extraPremium: 'codeSent' } })]).toEqual([
      'creditLife.approvalInProgress',
      'creditLife.approvalInProgress.extraPremium',
      'creditLife.approvalInProgress.extraPremium.codeSent',
    ])
    expect(wayOf(steps)).toEqual(['INITIATED', 'DATA_COMPLETED', 'CONFIRMED'])
    expect(ahead(chart, active).map(({ key }) => key)).toEqual([
      'dataCompleted',
      'approvalInProgress',
      'rejected',
      'cancelled',
    ])
    expect(waysOn(chart, active).map(({ to, by }) => [to.key, by.map(({ event }) => event)])).toEqual([
      ['dataCompleted', ['assessment.reopened', 'examination.uploaded']],
      ['atBroker', ['quotation.escalatedToBroker']],
      ['atInsurer', ['quotation.escalatedToInsurer']],
      ['atBank', ['quotation.escalatedToBank']],
      ['rejected', ['quotation.rejected']],
      ['cancelled', ['quotation.cancelled', 'xstate.after.escalationLimit.creditLife.confirmed']],
    ])
  })

  it('has a name while its drawing is made', () => {
    const drawing = { outline: chart, active, steps: [], textOf: (key: string) => key }
    render(<Statechart {...drawing} label="Lifecycle" detail="near" />)
    expect(screen.getByRole('progressbar', { name: /./ })).toBeTruthy()
  })
})
