import type { Outline } from '../../../../machines/kernel/outline.ts'
import type { Hunted } from '../../../shared/machineTests.ts'

/** An event in a state, as the hand-written table has it and as the chart has it: the states that it leads to. */
export interface ComparedCell {
  state: string
  event: string
  inTable: readonly string[]
  inChart: readonly string[]
  /** Both say the same. */
  agrees: boolean
}

/** From a state outwards to the machine itself. */
const outwards = ({ id, states }: Outline, from: string): string[] => {
  const { parent } = states.find((state) => state.id === from)!
  return [from, ...(parent === null ? [id] : outwards({ id, states, transitions: [] }, parent))]
}

/** The state that is stood in when one is entered. */
const enteredBy = (chart: Outline, id: string): string => {
  const first = chart.states.find(({ parent, initial }) => parent === id && initial)
  return first ? enteredBy(chart, first.id) : id
}

const inChart = (chart: Outline, state: string, event: string): string[] => {
  const known = outwards(chart, state)
  const found = chart.transitions.filter((one) => one.event === event && known.includes(one.from))
  return [
    ...new Set(found.map(({ from, to, reenters }) => (from === to && !reenters ? state : enteredBy(chart, to)))),
  ].toSorted()
}

/** Every cell of the table beside the chart's, and the chart's events of which the table says nothing. */
export const comparedWith = (chart: Outline, decided: Hunted['decided']): ComparedCell[] => {
  const told = new Set(decided.map(({ event }) => event))
  const isSent = ({ event, deadline }: Outline['transitions'][number]) => event !== '' && !deadline
  const untold = chart.transitions
    .filter((one) => isSent(one) && !told.has(one.event))
    .map(({ from, event }) => ({ state: from, event, to: [] }))
  return [...decided, ...untold].map(({ state, event, to }) => {
    const isDrawn = chart.states.some(({ id }) => id === state)
    const [inTable, drawn] = [to.toSorted(), isDrawn ? inChart(chart, state, event) : []]
    return {
      state,
      event,
      inTable,
      inChart: drawn,
      agrees: told.has(event) && isDrawn && inTable.join() === drawn.join(),
    }
  })
}
